import { formatNumber, formatPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { lineFacts } from '#web/cart/quote-request/line-facts.tsx'
import type { QuoteRequestPosition } from '#web/cart/quote-request/quote-request-positions.ts'
import css from './summary-step.module.css'

export function SummaryTable({ lines }: { lines: readonly QuoteRequestPosition[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.checkout_position()}</th>
          <th scope="col">{m.checkout_product()}</th>
          <th scope="col">{m.checkout_variant()}</th>
          <th scope="col">{m.checkout_quantity()}</th>
          <th scope="col">{m.checkout_unit_price({ tax: lines[0]?.taxState ?? 'unknown' })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            <td>{index + 1}</td>
            <td>
              <b>{line.name}</b>
              <br />
              <span className={css.number}>{line.productNumber}</span>
            </td>
            <td className={css.variant}>
              {lineFacts(line)
                .map(({ name, value }) => `${name} ${value}`)
                .join(', ')}
            </td>
            <td>{formatNumber(line.quantity)}</td>
            <td>{line.unitPrice === undefined ? m.cart_on_request() : formatPrice(line.unitPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
