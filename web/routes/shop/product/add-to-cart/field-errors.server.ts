import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Orderable } from '#web/routes/shop/product/read-orderable.server.ts'
import { LENGTH_FIELD, MOST_ROWS, PIECES_FIELD, rowField } from '#web/tools/cut-length/cut-rows.ts'
import { type PiecesError } from '#web/tools/cut-length/cut-rules.ts'
import { rowErrorTexts } from '#web/tools/cut-length/cut-texts.ts'
import { type AddFormValues, C_PROFILES_STEP, CUT_STEP, LENGTH, VARIANTS_STEP, WIDTH } from './add-form.ts'
import type { AddFormErrors } from './check-addition.ts'
import { sideErrorText, sideOf } from '#web/tools/cut-length/plate-side.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'

/** The text of each error by the id of its field, in the order of the page. */
export function toFieldErrors(
  errors: AddFormErrors,
  variant: Orderable | undefined,
  { cuts, width, length }: AddFormValues,
): FieldErrors {
  if (errors.variant || !variant) return { [VARIANTS_STEP]: m.product_error_variant() }
  const { cut, format } = variant
  const fieldErrors: Record<string, string> = {}
  const set = (id: string, text: string | undefined) => {
    if (text !== undefined) fieldErrors[id] = text
  }
  if (errors.cProfile) set(C_PROFILES_STEP, m.product_error_c_profile())
  errors.cuts?.forEach((row, index) => {
    const texts = cut && rowErrorTexts(cut, row, cuts[index] ?? { length: '', pieces: '' })
    set(rowField(LENGTH_FIELD, index), texts?.length)
    set(rowField(PIECES_FIELD, index), texts?.pieces)
  })
  if (format && errors.width) set(WIDTH, sideErrorText(format, 'width', parseCutLength(sideOf(format, 'width'), width)))
  if (format && errors.length)
    set(LENGTH, sideErrorText(format, 'length', parseCutLength(sideOf(format, 'length'), length)))
  if (errors.quantity) set(PIECES_FIELD, quantityText(errors.quantity))
  return fieldErrors
}

/** More rows were sent than a position of the request takes. */
export const tooManyRows = (): FieldErrors => ({
  [CUT_STEP]: m.tools_cut_error_rows({ max: formatNumber(MOST_ROWS) }),
})

const quantityText = (error: PiecesError): string =>
  error === 'above-max' ? m.product_error_quantity_max({ max: formatNumber(MOST_PIECES) }) : m.product_error_quantity()
