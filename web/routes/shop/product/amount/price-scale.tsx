import { formatNumber, formatUnitPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { type Price, priceNotes, type ScalePrice, taxText } from '#web/catalogue/product/price.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import type { Pack } from '#web/routes/shop/product/facts/described-product.ts'
import css from './price-scale.module.css'

interface PriceScaleProps {
  price: Price
  /** The quantity of one price for all. */
  least: number
  pack: Pack | undefined
}

/** The prices of one piece by quantity, or what belongs to its only price; none without either. */
export function PriceScale({ price, least, pack }: PriceScaleProps) {
  const tax = taxText(useTaxState())
  const { unit, scale } = price
  if (unit === null || (!scale && priceNotes(price).length === 0)) return null
  const rows: readonly ScalePrice[] = scale ?? [{ ...price, unit, from: least }]
  return (
    <section className={css.scale} aria-labelledby="scale-title">
      <h2 id="scale-title">{scale ? m.product_scale() : m.product_price()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{pack?.many ?? m.product_scale_quantity()}</th>
            <th scope="col">
              {m.product_price()} {tax}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.from}>
              <th scope="row">{quantityText(row.from, rows[index + 1]?.from)}</th>
              <td>
                {formatUnitPrice(row.unit)} <small>{priceNotes({ ...row, from: false }).join(' · ')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** @param next the least quantity of the next price. */
function quantityText(from: number, next: number | undefined): string {
  if (next === undefined) return m.product_scale_from({ from: formatNumber(from) })
  if (next - 1 === from) return formatNumber(from)
  return m.product_scale_range({ from: formatNumber(from), to: formatNumber(next - 1) })
}
