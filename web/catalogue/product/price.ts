import { formatUnitPrice } from '#web/i18n/format.ts'
import type { TaxState } from '#contracts/shop/context.ts'
import { m } from '#web/i18n/messages.ts'

/** EUR for one piece, in the tax state of the sales channel. */
export interface UnitPrice {
  unit: number
  /** "List price 15,00 €", if it is higher. */
  list?: string | undefined
  /** The price of an amount, by which packs compare: "2,5 m, 4,00 € per m". */
  reference?: string | undefined
}

export interface ScalePrice extends UnitPrice {
  /** The least quantity. */
  from: number
}

export interface Price extends Omit<UnitPrice, 'unit'> {
  /** Null: price on request. */
  unit: number | null
  /** Other variants, or other quantities, cost more. */
  from: boolean
  /** By quantity, the least first; undefined if there is one price for all. */
  scale?: readonly ScalePrice[]
}

export const ON_REQUEST: Price = { unit: null, from: false }

/** The price of one piece, if so many are taken at once. */
export function priceAt({ scale, ...price }: Price, quantity: number): Price {
  const row = scale?.findLast(({ from }) => quantity >= from)
  return row ? { unit: row.unit, from: price.from, list: row.list, reference: row.reference } : price
}

/** Notes beside a price: list price and reference price. */
export const priceNotes = ({ list, reference }: Price): string[] =>
  [list, reference].filter((note) => note !== undefined)

/** "12,40 €", "from 12,40 €" or "price on request". */
export function priceText({ unit, from }: Price): string {
  if (unit === null) return m.product_price_on_request()
  return from ? m.product_price_from({ price: formatUnitPrice(unit) }) : formatUnitPrice(unit)
}

/** "net" or "gross", shown beside a price; empty while it is unknown. */
export const taxText = (tax: TaxState | undefined): string => (tax ? m.product_price_tax({ tax }) : '')

/** "12,40 € net", or "price on request", which is neither net nor gross. */
export const taxedPriceText = (price: Price, tax: TaxState | undefined): string =>
  price.unit === null ? priceText(price) : [priceText(price), taxText(tax)].filter(Boolean).join(' ')

/** "net per piece in stock length": what a price is for. Only what is cut has a stock length. */
export function priceBasisText(tax: TaxState | undefined, isCut: boolean, pack?: string): string {
  const each = pack ? m.product_price_each_pack({ pack }) : m.product_price_each()
  return [taxText(tax), isCut ? m.product_price_each_stock_length() : each].filter(Boolean).join(' ')
}
