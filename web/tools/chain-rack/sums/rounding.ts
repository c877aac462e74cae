/** Rounds up, but not for the noise of a division: 3000 / 1000 is 3. */
export const up = (value: number): number => Math.ceil(Math.round(value * 1e9) / 1e9)

/** Rounds up to a multiple of a step. */
export const upTo = (value: number, step: number): number => Math.round(up(value / step) * step * 1000) / 1000

/** The nearest whole number within bounds. */
export const wholeWithin = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, Math.round(value)))

/** Whether a length is below another one by more than a product's noise: 796 × 38.1 is not above 30327.6. */
export const isBelow = (length: number, other: number): boolean => length < other - 1e-6

/** Whether a length is whole, but for the noise of a product. */
export const isWhole = (length: number): boolean => Math.abs(length - Math.round(length)) < 1e-6
