import { isLocale, type Locale } from '#contracts/locales.ts'
import { isPossible } from './rack-bounds.ts'
import { pitchCircleOf, RACK_FIELDS } from './sums/check-rack-fields.ts'
import { CHAIN_DATA, RACK_CHAINS, type RackAssumptions } from './sums/rack-constants.ts'
import {
  parseRackLength,
  parseSpelt,
  RACK_UNITS,
  type RackUnit,
  type NumberSpelling,
  writeRackLength,
  writeSpelt,
} from './rack-units.ts'
import { SPROCKET_CHOICES, type SprocketChoice } from './sums/rack-parts.ts'
import type { RackField } from './sums/rack.ts'

/** A field of the form that takes a number. */
export type RackNumberField = RackField | keyof RackAssumptions

interface NumberField {
  /** Its name in the address. */
  param: string
  isLength: boolean
}

export const NUMBER_FIELDS: Record<RackNumberField, NumberField> = {
  pitchCircle: { param: 'd', isLength: true },
  teeth: { param: 'z', isLength: false },
  strands: { param: 'n', isLength: false },
  travel: { param: 'w', isLength: true },
  links: { param: 'x', isLength: false },
  strandLength: { param: 'l', isLength: true },
  profileLength: { param: 'p', isLength: true },
  installationLength: { param: 'e', isLength: true },
  profileEnd: { param: 'ends', isLength: true },
  endSet: { param: 'set', isLength: true },
  guideStock: { param: 'gstock', isLength: false },
  carrierStock: { param: 'cstock', isLength: false },
  bracketSpacing: { param: 'spacing', isLength: true },
  tensionSets: { param: 'sets', isLength: false },
  chainUnit: { param: 'box', isLength: true },
  temperatureSpan: { param: 'dt', isLength: false },
  safety: { param: 'sf', isLength: false },
}
export const NUMBER_FIELD_NAMES = Object.keys(NUMBER_FIELDS) as RackNumberField[]

/** Further parameters: choices, the unit, and how the texts of a form without scripts were written. */
export const RACK_PARAMS = {
  type: 't',
  material: 'm',
  steel: 's',
  sprocket: 'k',
  unit: 'unit',
  chain: 'chain',
  /** Unit and language in which the texts were written, and the chain that was shown. */
  unitBefore: 'was',
  spelling: 'typed',
  chainBefore: 'chainwas',
} as const

/** A sprocket in the address: 0 none, 1 plastic, 2 steel. */
export const sprocketParam = (sprocket: SprocketChoice): string => String(SPROCKET_CHOICES.indexOf(sprocket))

/** The form as it is shown: texts in the page's language and in `unit`. */
export interface RackForm {
  texts: Record<RackNumberField, string>
  unit: RackUnit
  type: string
  material: string
  steel: string
  sprocket: SprocketChoice
}

/** The example for an address without input. */
export const RACK_EXAMPLE = { pitchCircle: 69.12, teeth: 17, strands: 2, travel: 2888 } as const

const NO_TEXTS = Object.fromEntries(NUMBER_FIELD_NAMES.map((name) => [name, ''])) as RackForm['texts']

export function parseField(name: RackNumberField, text: string, unit: RackUnit, spelling: NumberSpelling): number {
  const fits = (value: number) => isPossible(name, value)
  return NUMBER_FIELDS[name].isLength ? parseRackLength(text, unit, spelling, fits) : parseSpelt(text, spelling, fits)
}

export const writeField = (name: RackNumberField, value: number, unit: RackUnit, spelling: NumberSpelling): string =>
  NUMBER_FIELDS[name].isLength ? writeRackLength(value, unit, spelling) : writeSpelt(value, 3, spelling)

/** Writes all texts again in another unit or spelling; unreadable ones stay. */
export function respell(
  texts: RackForm['texts'],
  from: { unit: RackUnit; spelling: NumberSpelling },
  to: { unit: RackUnit; spelling: NumberSpelling },
): RackForm['texts'] {
  const entries = NUMBER_FIELD_NAMES.map((name) => {
    const text = texts[name]
    const value = text.trim() === '' ? Number.NaN : parseField(name, text, from.unit, from.spelling)
    return [name, Number.isNaN(value) ? text : writeField(name, value, to.unit, to.spelling)]
  })
  return Object.fromEntries(entries)
}

/** Longest text of a field: longer than any number. */
const LONGEST = 40

/** Reads the form of an address. Without any input it is an example. */
export function readRackForm(search: URLSearchParams, locale: Locale): RackForm {
  const get = (param: string) => (search.get(param) ?? '').slice(0, LONGEST)
  const unitOf = (param: string) => RACK_UNITS.find((unit) => unit === search.get(param))
  const unit = unitOf(RACK_PARAMS.unit) ?? 'mm'
  const typed = get(RACK_PARAMS.spelling)
  const from = { unit: unitOf(RACK_PARAMS.unitBefore) ?? unit, spelling: isLocale(typed) ? typed : undefined }
  const given = Object.fromEntries(NUMBER_FIELD_NAMES.map((name) => [name, get(NUMBER_FIELDS[name].param)]))
  const texts = respell({ ...NO_TEXTS, ...given }, from, { unit, spelling: locale })
  const isEmpty = RACK_FIELDS.every((name) => texts[name].trim() === '') && get(RACK_PARAMS.chain) === ''
  const shown = isEmpty ? withValues(texts, RACK_EXAMPLE, unit, locale) : withChain(search, texts, unit, locale)
  return {
    texts: shown,
    unit,
    type: get(RACK_PARAMS.type),
    material: get(RACK_PARAMS.material),
    steel: get(RACK_PARAMS.steel),
    sprocket: SPROCKET_CHOICES[Number(get(RACK_PARAMS.sprocket))] ?? 'none',
  }
}

/** The texts with other values in some fields. */
export const withValues = (
  texts: RackForm['texts'],
  values: Partial<Record<RackNumberField, number>>,
  unit: RackUnit,
  locale: Locale,
): RackForm['texts'] => ({
  ...texts,
  ...Object.fromEntries(
    NUMBER_FIELD_NAMES.flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, writeField(name, value, unit, locale)]]
    }),
  ),
})

/** A chain that was chosen in a form without scripts gives the pitch circle. */
function withChain(
  search: URLSearchParams,
  texts: RackForm['texts'],
  unit: RackUnit,
  locale: Locale,
): RackForm['texts'] {
  const chain = RACK_CHAINS.find((one) => one === search.get(RACK_PARAMS.chain))
  const isChosen = texts.pitchCircle.trim() === '' || chain !== search.get(RACK_PARAMS.chainBefore)
  const teeth = parseField('teeth', texts.teeth, unit, locale)
  if (!chain || !isChosen || !(teeth > 1)) return texts
  return withValues(texts, { pitchCircle: roundedCircle(CHAIN_DATA[chain].pitch, teeth) }, unit, locale)
}

/** A pitch circle as lists have it: two decimals of a millimetre. */
export const roundedCircle = (pitch: number, teeth: number): number =>
  Math.round(pitchCircleOf(pitch, teeth) * 100) / 100

/**
 * The query of the form's address: plain numbers, and only values that differ from the default. If a text cannot be
 * read, the texts are written as they are, with their language.
 */
export function rackQuery(form: RackForm, locale: Locale, defaults: Partial<Record<string, string>>): URLSearchParams {
  const { texts, unit, sprocket } = form
  const isReadable = NUMBER_FIELD_NAMES.every(
    (name) => texts[name].trim() === '' || !Number.isNaN(parseField(name, texts[name], unit, locale)),
  )
  const spelling = isReadable ? undefined : locale
  const written = respell(texts, { unit, spelling: locale }, { unit, spelling })
  const query = new URLSearchParams()
  for (const name of NUMBER_FIELD_NAMES) {
    const text = written[name].trim()
    if (text !== '') query.set(NUMBER_FIELDS[name].param, text)
  }
  for (const name of ['type', 'material', 'steel'] as const) {
    if (form[name] !== '' && form[name] !== defaults[name]) query.set(RACK_PARAMS[name], form[name])
  }
  if (sprocket !== 'none') query.set(RACK_PARAMS.sprocket, sprocketParam(sprocket))
  if (unit !== 'mm') query.set(RACK_PARAMS.unit, unit)
  if (spelling) query.set(RACK_PARAMS.spelling, spelling)
  return query
}
