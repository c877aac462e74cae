/** Largest quantity of a line, the `maxPurchase` of products. */
export const MAX_QUANTITY = 100_000

/** Returns the nearest possible quantity. */
export const limitQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY)
