import { MOST_PIECES, type Steps } from '#contracts/shop/bounds.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** The allowed lengths of a product, mm. */
export type Cut = NonNullable<ProductFacts['cut']>

/** The rule that a length breaks. */
export type LengthError = 'missing' | 'not-whole' | 'below-min' | 'above-max' | 'off-step'
export type PiecesError = 'missing' | 'not-whole' | 'below-min' | 'above-max'

/** Checks a length. The step counts from the smallest length, as the `step` of a number field counts from its `min`. */
export function checkLength({ min, max, step }: Steps, length: number): LengthError | undefined {
  if (Number.isNaN(length)) return 'missing'
  if (!Number.isInteger(length)) return 'not-whole'
  if (length < min) return 'below-min'
  if (length > max) return 'above-max'
  return (length - min) % step === 0 ? undefined : 'off-step'
}

export function checkPieces(pieces: number): PiecesError | undefined {
  if (Number.isNaN(pieces)) return 'missing'
  if (!Number.isInteger(pieces)) return 'not-whole'
  if (pieces < 1) return 'below-min'
  return pieces > MOST_PIECES ? 'above-max' : undefined
}

/** The nearest length that can be cut: drawn while the field has an invalid value. */
export function nearestLength({ min, max, step }: Steps, length: number): number {
  if (Number.isNaN(length)) return min
  const highest = min + Math.floor((max - min) / step) * step
  return Math.min(highest, Math.max(min, min + Math.round((length - min) / step) * step))
}

const USUAL = [100, 250, 500, 1000, 1250, 2000, 3000, 6000]

/** Usual lengths of this product, at most six, the longest. */
export const usualLengths = (cut: Cut): number[] =>
  USUAL.filter((length) => checkLength(cut, length) === undefined).slice(-6)
