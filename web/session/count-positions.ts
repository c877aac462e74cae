import type { Cart } from '#contracts/shop/cart.ts'

/** The number on the cart's badge. Positions, not pieces: 500 pieces of one product are one thing to check. */
export const countPositions = (cart: Cart): number =>
  (cart.lineItems ?? []).filter(({ type }) => type === 'product').length
