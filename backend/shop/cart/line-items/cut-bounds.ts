import { isOnStep, type Steps } from '#contracts/shop/bounds.ts'
import type { LineItemPayload } from '#contracts/shop/cart.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** A length or plastic format that cannot be cut, and the possible values. */
export interface CutProblem {
  /** Path in the payload: `cut_length`, `plastic_format/width`. */
  field: string
  /** mm; absent if the product is not cut at all. */
  min?: number
  max?: number
  step?: number
  /** Reason in English, for developers. */
  detail: string
}

type Sawn = Pick<Partial<ProductFacts>, 'cut' | 'format'>

/**
 * Checks a line's dimensions against the bounds of the saw. A product that is cut is sold whole, too: a payload without
 * dimensions is fine. Steps count from the smallest dimension.
 */
export function cutProblem({ cut_length, plastic_format }: LineItemPayload, facts: Sawn): CutProblem | undefined {
  if (cut_length !== undefined) {
    if (facts.cut === undefined) return notCut('cut_length')
    const problem = outside('cut_length', cut_length, facts.cut)
    if (problem) return problem
  }
  if (plastic_format === undefined) return undefined
  if (facts.format === undefined) return notCut('plastic_format')
  const { strength, width, length, step } = facts.format
  if (plastic_format.strength !== strength) {
    const detail = `The sheet is ${strength} mm thick.`
    return { field: 'plastic_format/strength', min: strength, max: strength, detail }
  }
  return (
    outside('plastic_format/width', plastic_format.width, { ...width, step }) ??
    outside('plastic_format/length', plastic_format.length, { ...length, step })
  )
}

function outside(field: string, value: number, steps: Steps) {
  if (isOnStep(steps, value)) return undefined
  const { min, max, step } = steps
  return { field, min, max, step, detail: `Whole millimetres from ${min} to ${max} in steps of ${step}.` }
}

const notCut = (field: string): CutProblem => ({ field, detail: 'The product is not cut to this measure.' })
