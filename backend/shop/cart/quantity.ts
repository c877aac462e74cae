/** Largest quantity of a line, as products say in `maxPurchase`. */
export const MAX_QUANTITY = 100_000

/** The nearest quantity that is possible. */
export const limitQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY)
