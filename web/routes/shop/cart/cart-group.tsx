import type { LineGroup } from '#contracts/shop/line-groups.ts'
import { paths } from '#web/app/paths.ts'
import { lineFacts } from '#web/cart/line-facts.tsx'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { CopyButton } from '#web/shell/notices/copy-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartValues } from './cart-form.ts'
import css from './cart-group.module.css'

interface CartGroupProps {
  group: LineGroup<QuoteRequestPosition>
  /** The signed-in customer whose cart it is. */
  customerId: string | undefined
  /** Of the first line, from 1. */
  position: number
  /** Lines of the cart. */
  count: number
  result: FormResult<'cart', CartValues> | undefined
  /** A C-profile below its guide. */
  isCarrier?: boolean
}

/** A product with its cut table, and its C-profiles below. */
export function CartGroup({ group, customerId, position, count, result, isCarrier = false }: CartGroupProps) {
  const [first] = group.lines
  if (!first) return null
  const page = paths.product(getLocale(), first.pageId, { variant: first.productNumber })
  const Heading = isCarrier ? 'h3' : 'h2'
  const starts = startsOf(group, position)
  const isSingle = !isCarrier && group.lines.length + group.carriers.length === 1 && !first.format
  return (
    <li className={classNames(isCarrier ? css.carrier : css.group, isSingle && css.single)}>
      <Link to={page} className={css.picture} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={first.picture} eager={position < 5} />
      </Link>
      <div className={css.text}>
        <Heading className={css.name}>
          <Link to={page} lang={first.language}>
            {first.name}
          </Link>
        </Heading>
        <span className={css.number} translate="no">
          {first.productNumber}
          <CopyButton text={first.productNumber} />
        </span>
        <dl className={css.facts} lang={first.language}>
          {lineFacts({ options: first.options, format: undefined, cutLength: undefined }).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol className={css.lines}>
        {group.lines.map((line, index) => (
          <CartLine
            key={line.id}
            line={line}
            customerId={customerId}
            position={position + index}
            count={count}
            result={result?.values.id === line.id ? result : undefined}
          />
        ))}
      </ol>
      {group.carriers.length > 0 && (
        <ol className={css.carriers}>
          {group.carriers.map((carrier, index) => (
            <CartGroup
              key={carrier.lines[0]?.productId}
              group={carrier}
              customerId={customerId}
              position={starts[index] ?? position}
              count={count}
              result={result}
              isCarrier
            />
          ))}
        </ol>
      )}
    </li>
  )
}

/** The positions at which the C-profiles of a group begin. */
function startsOf({ lines, carriers }: LineGroup<QuoteRequestPosition>, position: number): number[] {
  let next = position + lines.length
  return carriers.map((carrier) => {
    const start = next
    next += carrier.lines.length
    return start
  })
}
