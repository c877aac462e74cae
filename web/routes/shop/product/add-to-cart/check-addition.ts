import type { PlasticFormat } from '#contracts/shop/cart.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { checkPieces, type Cut, type LengthError, type PiecesError } from '#web/tools/cut-length/cut-rules.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import { checkSide, type Format, sideOf } from '#web/tools/cut-length/plate-side.ts'
import { hasNoErrors, type RowErrors } from '#web/tools/cut-length/cut-rows.ts'
import { errorsOfRows, isWholeBar } from '#web/tools/cut-length/whole-bar.ts'
import { LENGTH, NO_C_PROFILE, type AddFormValues, WIDTH } from './add-form.ts'
import type { Orderable } from '#web/routes/shop/product/read-orderable.server.ts'

/** Errors of the form, by field. */
export interface AddFormErrors {
  /** No variant is chosen. */
  variant?: true
  /** The chosen C-profile does not fit the variant. */
  cProfile?: true
  /** One for each row, empty for a row without error. */
  cuts?: RowErrors[]
  width?: LengthError
  length?: LengthError
  quantity?: PiecesError
}

export type CheckedAddition =
  | { inputs: CartItemInput[]; errors?: undefined }
  | { errors: AddFormErrors; inputs?: undefined }

/**
 * Turns the form into lines for the cart, or returns its errors. A C-profile is a line of its own, in the same lengths
 * and pieces as the guide in it.
 * @param variant and `cProfile`: those that the form names; undefined for what the shop does not sell.
 */
export function checkAddition(
  values: AddFormValues,
  variant: Orderable | undefined,
  cProfile: Pick<Orderable, 'cut'> | undefined,
): CheckedAddition {
  if (!variant) return { errors: { variant: true } }
  const checked = variant.cut
    ? checkCuts(values, variant.id, variant.cut)
    : variant.format
      ? checkFormat(values, variant.id, variant.format)
      : checkQuantity(values, variant.id)
  if (values.cProfile === NO_C_PROFILE) return checked
  if (!cProfile || !variant.cProfiles.includes(values.cProfile))
    return { errors: { ...checked.errors, cProfile: true } }
  if (checked.errors) return checked
  const carriers = checked.inputs.map(({ quantity, cutLength }) => ({
    productId: values.cProfile,
    carries: variant.id,
    quantity,
    ...(cutLength !== undefined && cProfile.cut ? { cutLength } : {}),
  }))
  return { inputs: [...checked.inputs, ...carriers] }
}

function checkCuts({ cuts }: AddFormValues, productId: string, cut: Cut): CheckedAddition {
  if (cuts.length === 0) return { errors: { cuts: [{ length: 'missing' }] } }
  const errors = errorsOfRows(cut, cuts)
  if (!errors.every(hasNoErrors)) return { errors: { cuts: errors } }
  return {
    inputs: cuts.map((row) => ({
      productId,
      quantity: parseNumber(row.pieces),
      ...(!isWholeBar(cuts) && { cutLength: parseCutLength(cut, row.length) }),
    })),
  }
}

function checkFormat(values: AddFormValues, productId: string, format: Format): CheckedAddition {
  const sides = {
    width: parseCutLength(sideOf(format, WIDTH), values.width),
    length: parseCutLength(sideOf(format, LENGTH), values.length),
  }
  const width = checkSide(format, WIDTH, sides.width)
  const length = checkSide(format, LENGTH, sides.length)
  const checked = checkQuantity(values, productId)
  if (width || length || checked.errors) {
    return { errors: { ...checked.errors, ...(width && { width }), ...(length && { length }) } }
  }
  const plasticFormat: PlasticFormat = { strength: format.strength, ...sides }
  return { inputs: checked.inputs.map((input) => ({ ...input, plasticFormat })) }
}

function checkQuantity({ quantity }: AddFormValues, productId: string): CheckedAddition {
  const error = checkPieces(parseNumber(quantity))
  return error ? { errors: { quantity: error } } : { inputs: [{ productId, quantity: parseNumber(quantity) }] }
}
