import { formatFixed, formatNumber } from '#web/i18n/format.ts'
import { LENGTH_FIELD, PIECES_FIELD, rowField } from '#web/tools/cut-length/cut-rows.ts'
import { m } from '#web/i18n/messages.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { type AddFormValues, LENGTH, WIDTH } from './add-form.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const mm = (value: number) => `${formatNumber(value)}\u00a0mm`
const times = (pieces: string, what: string) => {
  const number = parseNumber(pieces)
  return Number.isNaN(number) ? what : `${formatNumber(number)}\u00a0×\u00a0${what}`
}

/** Metres of all lengths together; undefined while one of them is no number. */
export function totalMetres({ cuts }: Pick<AddFormValues, 'cuts'>): number | undefined {
  const sum = cuts.reduce((millimetres, row) => millimetres + parseNumber(row.length) * parseNumber(row.pieces), 0)
  return cuts.length === 0 || Number.isNaN(sum) ? undefined : sum / 1000
}

/** A line of the panel. `copy` is what its button copies. */
export interface AdditionLine {
  name: string
  value: string
  copy?: string
}

/** "2 lengths, 6 pieces": the amount in a few words; undefined pieces count as none. */
export function amountText({ cuts, quantity }: Pick<AddFormValues, 'cuts' | 'quantity'>): string {
  const all = cuts.length > 0 ? cuts.map(({ pieces }) => pieces) : [quantity]
  const pieces = m.product_pieces({ count: all.reduce((sum, each) => sum + (parseNumber(each) || 0), 0) })
  return cuts.length > 1 ? `${m.product_lengths({ count: cuts.length })}, ${pieces}` : pieces
}

/** What the panel says of the form as it stands, as name and value. */
export function summariseAddition(
  typed: AddFormValues,
  variant: Variant | undefined,
  cProfile: CProfile | undefined,
  hasProfiles: boolean,
): AdditionLine[] {
  const metres = variant?.cut && totalMetres(typed)
  return [
    {
      name: m.product_variant(),
      value: typed.variant || m.product_please_choose(),
      ...(typed.variant ? { copy: typed.variant } : {}),
    },
    ...(hasProfiles
      ? [{ name: m.product_c_profile(), value: cProfile?.number ?? m.product_c_profile_none_short() }]
      : []),
    ...(variant?.cut
      ? [
          {
            name: m.product_cut(),
            value: typed.cuts.map((row) => times(row.pieces, mm(parseNumber(row.length) || 0))).join(', '),
          },
        ]
      : variant?.format
        ? [
            {
              name: m.product_format(),
              value: times(
                typed.quantity,
                [variant.format.strength, parseNumber(typed.width), parseNumber(typed.length)]
                  .map((side) => formatNumber(side || 0, 1))
                  .join('\u00a0×\u00a0') + '\u00a0mm',
              ),
            },
          ]
        : [{ name: m.product_quantity(), value: formatNumber(parseNumber(typed.quantity) || 0) }]),
    // Always a line, so that nothing below it moves while a length is typed.
    ...(variant?.cut
      ? [{ name: m.product_total_length(), value: metres === undefined ? '–' : `${formatFixed(metres, 2)}\u00a0m` }]
      : []),
  ]
}

/** What the fields are called in the list of errors; those of a further row have its number. */
export function addLabelOf(field: string): string | undefined {
  if (field === WIDTH) return m.product_width()
  if (field === LENGTH || field === LENGTH_FIELD) return m.product_length()
  if (field === PIECES_FIELD) return m.product_quantity()
  const [, number = ''] = field.split('-')
  if (field === rowField(LENGTH_FIELD, Number(number) - 1)) return m.tools_cut_row({ number })
  if (field === rowField(PIECES_FIELD, Number(number) - 1)) {
    return `${m.tools_cut_row({ number })}, ${m.product_quantity()}`
  }
  return undefined
}
