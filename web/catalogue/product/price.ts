import { formatPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

export interface Price {
  /** Net EUR for one piece; null: price on request. */
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
