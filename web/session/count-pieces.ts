import type { Cart } from '#contracts/shop/cart.ts'

/** The number on the cart's badge: the sum of the lines' quantities. */
export const countPieces = (cart: Cart): number =>
  (cart.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 1), 0)
