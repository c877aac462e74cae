import { MOST_PIECES, type Steps } from '#contracts/shop/bounds.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

/** The quantities in which a product is sold; `max` is 0 if the shop sells none of it any more. */
export type PurchaseBounds = Steps

/** As the shop has them with a product or line; null and absent mean no bound. */
interface GivenBounds {
  minPurchase?: number | null
  maxPurchase?: number | null
  purchaseSteps?: number | null
  /** The stock, where it bounds the quantity. */
  calculatedMaxPurchase?: number | null
}

/** Reads the bounds of a product or line: from one piece, one by one, if the shop has none. */
export function purchaseBoundsOf(given: GivenBounds | null | undefined): PurchaseBounds {
  const min = Math.max(1, given?.minPurchase ?? 1)
  const step = Math.max(1, given?.purchaseSteps ?? 1)
  const max = given?.calculatedMaxPurchase ?? given?.maxPurchase ?? MOST_PIECES
  return { min, max: max < min ? 0 : min + Math.floor((max - min) / step) * step, step }
}

export const isSold = ({ max }: PurchaseBounds): boolean => max > 0

/** The possible quantities in words, for one that is not. */
export const purchaseBoundsText = ({ min, max, step }: PurchaseBounds): string =>
  max === 0
    ? m.product_sold_out_hint()
    : step === 1
      ? m.cart_quantity_bounds({ min: formatNumber(min), max: formatNumber(max) })
      : m.cart_quantity_steps({ min: formatNumber(min), max: formatNumber(max), step: formatNumber(step) })
