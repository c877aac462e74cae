import { formatFixed, formatNumber } from '#web/i18n/format.ts'
import type { Cut } from '#web/tools/cut-length/cut-rules.ts'
import { type CutRow, LENGTH_FIELD, PIECES_FIELD, rowErrorsOf, rowField } from '#web/tools/cut-length/cut-rows.ts'
import { isWholeBar } from '#web/tools/cut-length/whole-bar.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import { checkSide, sideOf } from '#web/tools/cut-length/plate-side.ts'
import { type Price, priceAt } from '#web/catalogue/product/price.ts'
import type { Pack } from '#web/routes/shop/product/facts/described-product.ts'
import { m } from '#web/i18n/messages.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { type AddFormValues, LENGTH, WIDTH } from './add-form.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

const mm = (value: number) => `${formatNumber(value)}\u00a0mm`
const times = (pieces: string, what: string) => {
  const number = parseNumber(pieces)
  return Number.isNaN(number) ? what : `${formatNumber(number)}\u00a0×\u00a0${what}`
}

const NONE = '–'
/** A length that cannot be cut is none: the drawing and the plan leave it out, too. */
const possibleLength = (cut: Cut, row: CutRow): number =>
  rowErrorsOf(cut, row).length === undefined ? parseCutLength(cut, row.length) : Number.NaN

/** Metres of all lengths together; undefined while one of them cannot be cut. */
export function totalMetres(cut: Cut, { cuts }: Pick<AddFormValues, 'cuts'>): number | undefined {
  const lengthOf = (row: CutRow) => (isWholeBar(cuts) ? cut.bar : possibleLength(cut, row))
  const sum = cuts.reduce((millimetres, row) => millimetres + lengthOf(row) * parseNumber(row.pieces), 0)
  return cuts.length === 0 || Number.isNaN(sum) ? undefined : sum / 1000
}

/** A line of the panel. `copy` is what its button copies. */
export interface AdditionLine {
  name: string
  value: string
  copy?: string
}

/** Lengths that are named one by one. */
const MOST_NAMED = 2

type Sold = Partial<Pick<Variant, 'cut' | 'format'>> | undefined

/** All that the addition orders of its variant: lengths, a plate's sides, or pieces. */
export const orderedText = (sold: Sold, typed: AddFormValues): string =>
  sold?.format ? formatText(sold.format, typed) : amountText(typed, sold?.cut)

/** "2 × 980 mm", or "3 lengths, 6 pieces": the amount in a few words; undefined pieces count as none. */
export function amountText(
  { cuts, quantity }: Pick<AddFormValues, 'cuts' | 'quantity'>,
  cut: Cut | undefined,
  pack?: Pack,
): string {
  if (cut && cuts.length > 0 && cuts.length <= MOST_NAMED) return cutsText(cut, cuts)
  const all = cuts.length > 0 ? cuts.map(({ pieces }) => pieces) : [quantity]
  const count = all.reduce((sum, each) => sum + (parseNumber(each) || 0), 0)
  const pieces = pack ? packsText(count, pack) : m.product_pieces({ count })
  return cuts.length > 1 ? `${m.product_lengths({ count: cuts.length })}, ${pieces}` : pieces
}

/** "4 × 1 250 mm, 2 × 980 mm", or "2 × whole bar, 2 000 mm". */
export const cutsText = (cut: Cut, cuts: readonly CutRow[]): string =>
  cuts
    .map((row) => {
      if (isWholeBar(cuts)) return times(row.pieces, m.product_whole_bar({ length: formatNumber(cut.bar) }))
      const length = possibleLength(cut, row)
      return Number.isNaN(length) ? NONE : times(row.pieces, mm(length))
    })
    .join(', ')

/** The C-profile's part of the request: the same lengths and pieces as of the guide in it. */
export const cProfileText = (
  { number, isCut }: CProfile,
  variant: Variant | undefined,
  { cuts }: Pick<AddFormValues, 'cuts'>,
): string =>
  isCut && variant?.cut && !isWholeBar(cuts)
    ? m.product_c_profile_adds({ number, cuts: cutsText(variant.cut, cuts) })
    : m.product_c_profile_adds_pieces({ number })

/** "2 pieces · 12 × 1 000 × 2 000 mm", so that the pieces are not read as a fourth measure. */
function formatText(format: NonNullable<Variant['format']>, { width, length, quantity }: AddFormValues): string {
  const given = { width, length }
  const names = [WIDTH, LENGTH] as const
  const sides = names.map((side) => parseCutLength(sideOf(format, side), given[side]))
  if (names.some((side, index) => checkSide(format, side, sides[index] ?? Number.NaN) !== undefined)) return NONE
  const measures = [format.strength, ...sides].map((side) => formatNumber(side, 1)).join('\u00a0× ')
  return `${amountText({ cuts: [], quantity }, undefined)} · ${measures}\u00a0mm`
}

/** "3 boxes", or the number alone. */
const packsText = (count: number, pack: Pack | undefined): string =>
  pack ? `${formatNumber(count)} ${count === 1 ? pack.one : pack.many}` : formatNumber(count)

/**
 * The price of one piece in the typed quantity. Each length is a line of its own. Where the lines have several prices
 * it is the lowest.
 */
export function typedPrice(
  price: Price,
  { cuts, quantity }: Pick<AddFormValues, 'cuts' | 'quantity'>,
  cut?: Cut,
): Price {
  const typed = cut && cuts.length > 0 ? cuts.map(({ pieces }) => pieces) : [quantity]
  const prices = typed.map((pieces) => priceAt(price, parseNumber(pieces) || 0))
  const [lowest = price] = prices.toSorted((a, b) => (a.unit ?? 0) - (b.unit ?? 0))
  return prices.some(({ unit }) => unit !== lowest.unit) ? { ...lowest, from: true } : lowest
}

/** The panel's summary of the current form, as name and value. */
export function summariseAddition(
  typed: AddFormValues,
  variant: Variant | undefined,
  cProfile: CProfile | undefined,
  hasProfiles: boolean,
  pack?: Pack,
): AdditionLine[] {
  const metres = variant?.cut && totalMetres(variant.cut, typed)
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
            value: cutsText(variant.cut, typed.cuts),
          },
        ]
      : variant?.format
        ? [
            {
              name: m.product_format(),
              value: formatText(variant.format, typed),
            },
          ]
        : [{ name: m.product_quantity(), value: packsText(parseNumber(typed.quantity) || 0, pack) }]),
    // Always a line, so that nothing below it moves while a length is typed.
    ...(variant?.cut
      ? [{ name: m.product_total_length(), value: metres === undefined ? NONE : `${formatFixed(metres, 2)}\u00a0m` }]
      : []),
  ]
}

/** Names of the fields in the list of errors; those of a further row have its number. */
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
