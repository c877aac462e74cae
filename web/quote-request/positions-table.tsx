import type { Attachment } from '#contracts/attachments/attachments.ts'
import { placedLines } from '#contracts/shop/line-groups.ts'
import { formatBytes, formatNumber, formatPrice, formatUnitPrice } from '#web/i18n/format.ts'
import { isComplete } from '#web/cart/attachments/attachment-item.tsx'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lineFacts } from '#web/cart/line-facts.tsx'
import type { QuoteRequestPosition } from './quote-request-positions.ts'
import css from './positions-table.module.css'

/** A row of the table. The first line of a product has its picture and name, the others only the differences. */
interface Row {
  line: QuoteRequestPosition
  isFirst: boolean
  /** A C-profile below its guide. */
  isCarrier: boolean
}

const rowsOf = (lines: readonly QuoteRequestPosition[]): Row[] =>
  placedLines(lines, (line) => line).map(({ line, guide }, index, placed) => {
    const before = placed[index - 1]
    const isFirst = before?.line.productId !== line.productId || before.guide !== guide
    return { line, isFirst, isCarrier: guide !== undefined }
  })

interface PositionsTableProps {
  lines: readonly QuoteRequestPosition[]
  /** Files of the lines. */
  attachments?: readonly Attachment[]
}

/** The positions of a quote request to read: on the summary, on the confirmation and on paper. */
export function PositionsTable({ lines, attachments = [] }: PositionsTableProps) {
  const filesOf = (key: string) => attachments.filter((file) => file.line === key && isComplete(file))
  const unitPrice = m.checkout_unit_price({ tax: lines[0]?.taxState ?? 'unknown' })
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.checkout_position()}</th>
          <th scope="col">{m.checkout_product()}</th>
          <th scope="col">{m.checkout_variant()}</th>
          <th scope="col">{m.checkout_quantity()}</th>
          <th scope="col">{unitPrice}</th>
          <th scope="col">{m.checkout_line_price()}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(lines).map(({ line, isFirst, isCarrier }, index) => (
          <tr key={line.id} data-carrier={isCarrier ? '' : undefined}>
            <td>{index + 1}</td>
            <td>
              <div className={css.product}>
                <div className={css.picture}>{isFirst && <ProductPicture picture={line.picture} />}</div>
                <div>
                  {isFirst && (
                    <>
                      <b lang={line.language}>{line.name}</b>
                      <br />
                    </>
                  )}
                  <span className={css.number} translate="no">
                    {line.productNumber}
                  </span>
                </div>
              </div>
            </td>
            <td className={css.variant}>
              <VariantText line={line} isFirst={isFirst} />
              {line.reference && (
                <span className={css.text}>
                  {m.cart_reference()}: {line.reference}
                </span>
              )}
              {line.note && <span className={css.text}>{line.note}</span>}
              {filesOf(line.attachmentKey).map(({ id, name, size }) => (
                <span key={id} className={css.text}>
                  <Icon name="file" small /> {name} ({formatBytes(size)})
                </span>
              ))}
            </td>
            {/* On phones the head is out of sight. */}
            <td data-label={m.checkout_quantity()}>{formatNumber(line.quantity)}</td>
            <td data-label={unitPrice}>
              {line.unitPrice === undefined ? m.cart_on_request() : formatUnitPrice(line.unitPrice)}
            </td>
            <td data-label={m.checkout_line_price()}>
              {line.linePrice === undefined ? '–' : formatPrice(line.linePrice)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The options are the shop's texts, the size is the page's. */
function VariantText({ line, isFirst }: Pick<Row, 'line' | 'isFirst'>) {
  const options = isFirst ? factsText({ options: line.options }) : ''
  const size = factsText({ format: line.format, cutLength: line.cutLength, bar: line.bar })
  return (
    <>
      {options && <span lang={line.language}>{options}</span>}
      {options && size && ', '}
      {size}
    </>
  )
}

/** Options, or format and cut length, as one text. */
const factsText = ({
  options = [],
  format,
  cutLength,
  bar,
}: Partial<Pick<QuoteRequestPosition, 'options' | 'format' | 'cutLength' | 'bar'>>): string =>
  lineFacts({ options, format, cutLength, bar })
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ')
