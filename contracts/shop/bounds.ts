/**
 * Largest number of lines in a cart, an entered list and a quote request. A page of so many takes a quarter of a second
 * to render. A mail about them is about 2.5 MB.
 */
export const MOST_LINES = 500

/** `messageKey` of the cart error for a line that found no room. */
export const CART_FULL = 'cart-full'

/** Code of the error for the order of a longer cart. */
export const TOO_MANY_LINES = 'CHECKOUT__CART_TOO_MANY_LINES'

/** Largest quantity of a line, and of a product without a bound of its own: Shopware's default. */
export const MOST_PIECES = 100_000

/** Possible values of a quantity or a length, counted from the least. */
export interface Steps {
  min: number
  max: number
  step: number
}

export const isOnStep = ({ min, max, step }: Steps, value: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0
