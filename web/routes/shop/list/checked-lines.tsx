import { paths } from '#web/app/paths.ts'
import type { ShownLine } from '#web/cart/list-entry/checked-list.server.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import css from './checked-lines.module.css'
import { LineCorrection, MOST_CORRECTED } from './line-correction.tsx'

/** Every line of the list in its place. A good one has its drawing, a wrong one the way to mend it. */
export function CheckedLines({ lines }: { lines: readonly ShownLine[] }) {
  const wrong = lines.filter(({ problem }) => problem)
  // More fields than these would not fit into a form; the others follow when these are right, or in the text.
  const corrected = new Set(wrong.slice(0, MOST_CORRECTED))
  return (
    <ol className={css.lines} aria-label={m.list_lines()}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the list
        <li key={index} className={css.line} data-wrong={line.problem ? '' : undefined}>
          <span className={css.position}>{index + 1}</span>
          <span className={css.picture}>
            <ProductPicture picture={line.product?.picture} />
          </span>
          {line.problem && corrected.has(line) ? (
            <LineCorrection shown={line} problem={line.problem} index={index} />
          ) : (
            <LineText shown={line} />
          )}
        </li>
      ))}
    </ol>
  )
}

function LineText({ shown: { line, product, understood, problem } }: { shown: ShownLine }) {
  const number = product?.number ?? line.number
  return (
    <div className={css.text}>
      <p className={css.name}>
        {product ? (
          <Link to={paths.product(getLocale(), product.id, { variant: product.number })} lang={product.language}>
            {product.name}
          </Link>
        ) : (
          line.number
        )}
      </p>
      <p className={css.number} translate="no">
        {number}
      </p>
      <p className={css.facts}>
        {[
          understood ?? `${line.pieces} ${line.size}`,
          line.reference && `${m.list_reference()} ${line.reference}`,
          line.note,
          line.carries && `${m.list_carries()} ${line.carries}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problem && <p className={css.problem}>{problem.text}</p>}
    </div>
  )
}
