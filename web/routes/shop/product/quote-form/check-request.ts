import type { PlasticFormat } from '#contracts/shop/cart.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import {
  checkLength,
  checkPieces,
  type Cut,
  type LengthError,
  type PiecesError,
} from '#web/tools/cut-length/cut-rules.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { rowErrorsOf, hasNoErrors, type RowErrors } from '#web/tools/cut-length/cut-rows.ts'
import { LENGTH, NO_C_PROFILE, type TypedRequest, WIDTH } from './typed-request.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

type Format = NonNullable<ProductFacts['format']>

/** What is wrong with the form, by field. */
export interface RequestFaults {
  /** No variant is chosen. */
  variant?: true
  /** The chosen C-profile does not fit the variant. */
  cProfile?: true
  /** More rows than a form takes; it comes back with as many as it does. */
  tooManyCuts?: true
  /** One for each row, empty for a row without fault. */
  cuts?: RowErrors[]
  width?: LengthError
  length?: LengthError
  quantity?: PiecesError
}

export type CheckedRequest =
  | { inputs: CartItemInput[]; faults?: undefined }
  | { faults: RequestFaults; inputs?: undefined }

/** Bounds of one side of a sheet in the shape of a cut's, so that one rule checks both. */
export const sideOf = (format: Format, side: 'width' | 'length') => ({ ...format[side], step: format.step })

const checkSide = (format: Format, side: 'width' | 'length', text: string): LengthError | undefined =>
  checkLength(sideOf(format, side), parseNumber(text))

/**
 * Turns the form into lines for the cart, or says what is wrong. A C-profile is a line of its own, in the same lengths
 * and pieces as what lies in it.
 */
export function checkRequest(
  typed: TypedRequest,
  variants: readonly Variant[],
  isCutToLength: (cProfileId: string) => boolean,
): CheckedRequest {
  const variant = variants.find(({ number }) => number === typed.variant)
  if (!variant) return { faults: { variant: true } }
  const checked = variant.cut
    ? checkCuts(typed, variant.id, variant.cut)
    : variant.format
      ? checkFormat(typed, variant.id, variant.format)
      : checkQuantity(typed, variant.id)
  if (typed.cProfile === NO_C_PROFILE) return checked
  if (!variant.cProfiles.includes(typed.cProfile)) return { faults: { ...checked.faults, cProfile: true } }
  if (checked.faults) return checked
  const carriers = checked.inputs.map(({ quantity, cutLength }) => ({
    productId: typed.cProfile,
    quantity,
    ...(cutLength !== undefined && isCutToLength(typed.cProfile) ? { cutLength } : {}),
  }))
  return { inputs: [...checked.inputs, ...carriers] }
}

function checkCuts({ cuts }: TypedRequest, productId: string, cut: Cut): CheckedRequest {
  if (cuts.length === 0) return { faults: { cuts: [{ length: 'missing' }] } }
  const faults = cuts.map((row) => rowErrorsOf(cut, row))
  if (!faults.every(hasNoErrors)) return { faults: { cuts: faults } }
  return {
    inputs: cuts.map((row) => ({ productId, quantity: parseNumber(row.pieces), cutLength: parseNumber(row.length) })),
  }
}

function checkFormat(typed: TypedRequest, productId: string, format: Format): CheckedRequest {
  const width = checkSide(format, WIDTH, typed.width)
  const length = checkSide(format, LENGTH, typed.length)
  const checked = checkQuantity(typed, productId)
  if (width || length || checked.faults) {
    return { faults: { ...checked.faults, ...(width && { width }), ...(length && { length }) } }
  }
  const plasticFormat: PlasticFormat = {
    strength: format.strength,
    width: parseNumber(typed.width),
    length: parseNumber(typed.length),
  }
  return { inputs: checked.inputs.map((input) => ({ ...input, plasticFormat })) }
}

function checkQuantity({ quantity }: TypedRequest, productId: string): CheckedRequest {
  const fault = checkPieces(parseNumber(quantity))
  return fault ? { faults: { quantity: fault } } : { inputs: [{ productId, quantity: parseNumber(quantity) }] }
}
