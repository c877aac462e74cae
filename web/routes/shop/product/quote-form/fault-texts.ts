import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { type LengthError, MAX_PIECES, nearestLength, type PiecesError } from '#web/tools/cut-length/cut-rules.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { LENGTH_FIELD, MOST_ROWS, PIECES_FIELD, rowField } from '#web/tools/cut-length/cut-rows.ts'
import { rowErrorTexts } from '#web/tools/cut-length/cut-texts.ts'
import { type RequestFaults, sideOf } from './check-request.ts'
import { LENGTH, type TypedRequest, WIDTH } from './typed-request.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

/** A fault with the id of its field. */
export interface FaultText {
  id: string
  label: string
}

type Bounds = { min: number; max: number; step: number }

function sideText(fault: LengthError, { min, max, step }: Bounds, typed: string): string {
  const [least, most] = [formatNumber(min), formatNumber(max)]
  if (fault === 'off-step') {
    const nearest = formatNumber(nearestLength({ min, max, step }, parseNumber(typed)))
    return m.product_error_step({ step: formatNumber(step), nearest })
  }
  return m.product_error_range({ min: least, max: most })
}

export const quantityText = (fault: PiecesError): string =>
  fault === 'above-max' ? m.product_error_quantity_max({ max: formatNumber(MAX_PIECES) }) : m.product_error_quantity()

/** Texts for the fields of a plastic format and for the quantity. */
export function fieldTexts(faults: RequestFaults, variant: Variant | undefined, typed: TypedRequest) {
  const format = variant?.format
  return {
    width: faults.width && format && sideText(faults.width, sideOf(format, 'width'), typed.width),
    length: faults.length && format && sideText(faults.length, sideOf(format, 'length'), typed.length),
    quantity: faults.quantity && quantityText(faults.quantity),
  }
}

/** Texts for the rows of the cut lengths. */
export function rowTexts({ cuts }: RequestFaults, variant: Variant | undefined, typed: TypedRequest) {
  const cut = variant?.cut
  return cut && cuts?.map((row, index) => rowErrorTexts(cut, row, typed.cuts[index] ?? { length: '', pieces: '' }))
}

/** All faults in the order of the page, each with the field that it is about: for the summary. */
export function summarise(faults: RequestFaults, variant: Variant | undefined, typed: TypedRequest): FaultText[] {
  if (faults.variant) return [{ id: 'variants', label: m.product_error_variant() }]
  if (faults.tooManyCuts) return [{ id: 'cut', label: m.tools_cut_error_rows({ max: formatNumber(MOST_ROWS) }) }]
  const fields = fieldTexts(faults, variant, typed)
  const rows = rowTexts(faults, variant, typed) ?? []
  const found: (FaultText | false | undefined | '')[] = [
    faults.cProfile && { id: 'c-profiles', label: m.product_error_c_profile() },
    ...rows.flatMap(({ length, pieces }, index): (FaultText | false | undefined | '')[] => [
      length && { id: rowField(LENGTH_FIELD, index), label: `${m.product_length()}: ${length}` },
      pieces && { id: rowField(PIECES_FIELD, index), label: `${m.product_quantity()}: ${pieces}` },
    ]),
    fields.width && { id: WIDTH, label: `${m.product_width()}: ${fields.width}` },
    fields.length && { id: LENGTH, label: `${m.product_length()}: ${fields.length}` },
    fields.quantity && { id: PIECES_FIELD, label: `${m.product_quantity()}: ${fields.quantity}` },
  ]
  return found.filter((text) => typeof text === 'object')
}
