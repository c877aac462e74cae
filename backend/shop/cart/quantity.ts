/** Largest quantity of a line, as products say in `maxPurchase`. */
export const MOST_PIECES = 100_000

/** The nearest quantity that is possible. */
export const possibleQuantity = (quantity: number): number => Math.min(quantity, MOST_PIECES)
