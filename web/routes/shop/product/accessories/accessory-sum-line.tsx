import { priceText, taxText } from '#web/catalogue/product/price.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { m } from '#web/i18n/messages.ts'
import type { Accessory, AccessoryFormValues } from './accessory-form.ts'
import css from './accessory-sum-line.module.css'
import { priceOfChoice, sumAccessories } from './accessory-sum.ts'

/** "3 items · 5 pieces · 34.20 € net": the sum that the button below adds. */
export function AccessorySumLine({
  products,
  values,
}: {
  products: readonly Accessory[]
  values: AccessoryFormValues
}) {
  const tax = taxText(useTaxState())
  const sum = sumAccessories(products, values)
  if (!sum) return null
  const { positions, pieces, price } = sum
  return (
    <p className={css.sum}>
      {m.requests_positions({ count: positions })} · {m.product_pieces({ count: pieces })} ·{' '}
      <strong>{priceText(price)}</strong> {price.unit !== null && tax}
    </p>
  )
}

/** "4.75 € net per piece", or that the price is on request. */
export function AccessoryPrice({ product, variantId }: { product: Accessory; variantId: string | undefined }) {
  const tax = taxText(useTaxState())
  const price = priceOfChoice(product, variantId)
  const basis = price.unit === null ? '' : [tax, m.product_price_each()].filter(Boolean).join(' ')
  return (
    <p className={css.price}>
      {priceText(price)} {basis}
    </p>
  )
}
