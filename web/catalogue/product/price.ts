import { formatPrice } from '#web/i18n/format.ts'
import type { TaxState } from '#contracts/shop/context.ts'
import { m } from '#web/i18n/messages.ts'

export interface Price {
  /** EUR for one piece, in the tax state of the sales channel; null: price on request. */
  unit: number | null
  /** Other variants cost more. */
  from: boolean
}

export const ON_REQUEST: Price = { unit: null, from: false }

/** "12,40 €", "from 12,40 €" or "price on request". */
export function priceText({ unit, from }: Price): string {
  if (unit === null) return m.product_price_on_request()
  return from ? m.product_price_from({ price: formatPrice(unit) }) : formatPrice(unit)
}

/** "net" or "gross", shown beside a price; empty while it is unknown. */
export const taxText = (tax: TaxState | undefined): string => (tax ? m.product_price_tax({ tax }) : '')

/** "12,40 € net", or "price on request", which is neither net nor gross. */
export const taxedPriceText = (price: Price, tax: TaxState | undefined): string =>
  price.unit === null ? priceText(price) : [priceText(price), taxText(tax)].filter(Boolean).join(' ')

/** "net per piece in stock length": what a price is for. Only what is cut has a stock length. */
export const priceBasisText = (tax: TaxState | undefined, isCut: boolean): string =>
  [taxText(tax), isCut ? m.product_price_each_stock_length() : m.product_price_each()].filter(Boolean).join(' ')
