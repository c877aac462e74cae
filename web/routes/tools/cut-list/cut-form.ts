import { lengthReadings } from '#web/forms/numbers/parse-length.ts'
import { chooseReading } from '#web/forms/numbers/parse-number.ts'
import { writeNumber } from '#web/forms/numbers/write-number.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { CUT_ORDERS, type CutOrder } from './order-cuts.ts'
import { type CutLine, LONGEST_CUTS, MOST_CUTS, parseCuts } from './parse-cuts.ts'

/** Parameters of the address, which are the names of the fields. */
const CUT_PARAMS = ['item', 'list', 'bar', 'kerf', 'trim', 'order'] as const
export type CutField = (typeof CUT_PARAMS)[number]

/** Bounds of the bar and the saw where no item says them, and of the trim at each end, mm. */
const BARS = { min: 100, max: 20_000 }
const KERFS = { min: 0, max: 20 }
const TRIMS = { min: 0, max: 500 }
const USUAL_KERF = '4'

/** The example for an address without a list. */
const CUTS_EXAMPLE = { item: 'CT-08B1-S-2000', list: '4 x 1250, 6 x 980, 3 x 540, 8 x 310' }

/** The form of an address. */
export interface CutForm {
  /** As the fields show them: numbers as they were understood. */
  values: Record<CutField, string>
  /** Numbers that the visitor gave, and not the usual ones. */
  given: Partial<Record<'bar' | 'kerf', number>>
  bar: number
  kerf: number
  /** Cut off at each end of a bar; 0 for none. */
  trim: number
  order: CutOrder | undefined
  cuts: CutLine[]
  errors: Partial<Record<CutField, string>>
}

/** Reads the form of an address; of an empty one it is an example. */
export function readCutForm(search: URLSearchParams): CutForm {
  const get = (name: CutField) => search.get(name) ?? ''
  const isEmpty = get('list').trim() === ''
  const isExample = isEmpty && get('item') === ''
  const item = isExample ? CUTS_EXAMPLE.item : get('item').trim().slice(0, 60)
  const list = isExample ? CUTS_EXAMPLE.list : get('list').slice(0, LONGEST_CUTS + 1)
  const [bar, kerf] = [readMillimetres(get('bar'), BARS), readMillimetres(get('kerf') || USUAL_KERF, KERFS)]
  const trim = get('trim').trim() === '' ? { value: 0, text: '' } : readMillimetres(get('trim'), TRIMS)
  const order = CUT_ORDERS.find((one) => one === get('order'))
  const cuts = parseCuts(list, item)
  const errors: CutForm['errors'] = {}
  // An address that a product leads to has no list yet, which is not an error.
  if (isEmpty && !isExample && search.has('list')) errors.list = m.forms_required()
  if (cuts.length > MOST_CUTS || list.length > LONGEST_CUTS) errors.list = m.cuts_too_many({ max: String(MOST_CUTS) })
  const hasBare = cuts.some((cut) => cut.item === '')
  if (hasBare && !isWithin(bar.value, BARS)) errors.bar = m.cuts_bar_missing(textsOf(BARS))
  if (hasBare && !isWithin(kerf.value, KERFS)) errors.kerf = m.cuts_kerf_range(textsOf(KERFS))
  if (!isWithin(trim.value, TRIMS)) errors.trim = m.cuts_kerf_range(textsOf(TRIMS))
  return {
    values: { item, list, bar: bar.text, kerf: kerf.text, trim: trim.text, order: order ?? '' },
    given: {
      ...(Number.isNaN(bar.value) ? {} : { bar: bar.value }),
      // The form has the usual one from the start.
      ...(kerf.value === Number(USUAL_KERF) || Number.isNaN(kerf.value) ? {} : { kerf: kerf.value }),
    },
    bar: bar.value,
    kerf: kerf.value,
    trim: trim.value,
    order,
    cuts,
    errors,
  }
}

/** Writes the address of a form; what it leaves out is as usual. */
export const cutQuery = (values: Record<CutField, string>): string =>
  new URLSearchParams(CUT_PARAMS.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]))).toString()

/** Letters of a field. */
const LONGEST_TEXT = 20

/** Reads millimetres, and writes them again as they were understood. */
function readMillimetres(typed: string, bounds: { min: number; max: number }): { value: number; text: string } {
  const text = typed.slice(0, LONGEST_TEXT)
  const value = chooseReading(lengthReadings(text), (mm) => isWithin(mm, bounds))
  return { value, text: Number.isNaN(value) ? text : writeNumber(value, getLocale()) }
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max

const textsOf = ({ min, max }: { min: number; max: number }) => ({ min: formatNumber(min), max: formatNumber(max) })
