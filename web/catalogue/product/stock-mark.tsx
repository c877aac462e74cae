import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Availability } from './availability.ts'
import css from './stock-mark.module.css'

/** "in stock" or the delivery time, in words; the full or empty square before it is decorative. */
export function StockMark({ detailed = false, ...availability }: Availability & { detailed?: boolean }) {
  const text = stockText(availability, detailed)
  return text && <span className={classNames(css.stock, !availability.inStock && css.order)}>{text}</span>
}

/** The availability in words; empty if neither is known, because nothing is claimed then. */
export function stockText({ inStock, deliveryTime, isSoldOut, restockDays }: Availability, detailed = false): string {
  if (isSoldOut) return m.product_sold_out()
  if (inStock === undefined && !deliveryTime) return ''
  if (inStock)
    return detailed && deliveryTime ? m.product_in_stock_delivery({ time: deliveryTime }) : m.product_in_stock()
  const restock = restockDays && m.product_restock({ count: restockDays })
  if (restock) return detailed && deliveryTime ? m.product_restock_delivery({ restock, time: deliveryTime }) : restock
  if (!deliveryTime) return m.product_to_order()
  if (inStock === undefined) return deliveryTime
  return detailed ? m.product_to_order_delivery({ time: deliveryTime }) : deliveryTime
}
