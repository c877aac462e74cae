import { parseNumberWithin } from '#web/forms/numbers/parse-number.ts'
import type { Condition } from './condition-scale.ts'
import { MINIMUMS, type Minimum } from './ratings.ts'

/** A medium as it was typed. */
export interface MediumInput {
  /** Name, CAS number, formula or key. */
  text: string
  /** Per cent, or UD, SS, CA; empty for any. */
  concentration: string
  /** °C; empty for room temperature. */
  temperature: string
}

/** The question of an address. Media, concentrations and temperatures with the same place belong together. */
export interface ResistanceQuery {
  media: MediumInput[]
  /** Short names; none for all. */
  materials: string[]
  minimum: Minimum
  /** Key of a group of chemicals whose media are listed; empty for the most frequent ones. */
  group: string
  /** Whether there is to be an empty row for a further medium. */
  isAdding: boolean
}

/** Names of the form's fields and of the address's parameters. */
export const FIELDS = {
  medium: 'medium',
  concentration: 'concentration',
  temperature: 'temperature',
  material: 'material',
  minimum: 'minimum',
  group: 'group',
  add: 'add',
} as const

/** Media of a cleaning plan. */
export const MOST_MEDIA = 8
/** Characters of a typed text; the longest name has 60. */
const LONGEST = 100
const MOST_MATERIALS = 50

/** Reads tolerantly: surplus values are left out. */
export function readResistanceQuery(search: URLSearchParams): ResistanceQuery {
  const texts = (name: string) => search.getAll(name).map((text) => text.trim().slice(0, LONGEST))
  const [names, concentrations, temperatures] = [FIELDS.medium, FIELDS.concentration, FIELDS.temperature].map(texts)
  const count = Math.max(names?.length ?? 0, concentrations?.length ?? 0, temperatures?.length ?? 0)
  const rows = Array.from({ length: Math.min(count, 2 * MOST_MEDIA) }, (_, index) => ({
    text: names?.[index] ?? '',
    concentration: concentrations?.[index] ?? '',
    temperature: temperatures?.[index] ?? '',
  }))
  return {
    media: rows.filter((row) => row.text || row.concentration || row.temperature).slice(0, MOST_MEDIA),
    materials: [...new Set(texts(FIELDS.material).filter(Boolean))].slice(0, MOST_MATERIALS),
    minimum: MINIMUMS.find((minimum) => minimum === search.get(FIELDS.minimum)),
    group: texts(FIELDS.group)[0] ?? '',
    isAdding: search.has(FIELDS.add),
  }
}

/** Returns the query string of a question, the shortest one: empty, or it begins with `?`. */
export function resistanceSearch({ media, materials, minimum, group }: Omit<ResistanceQuery, 'isAdding'>): string {
  const search = new URLSearchParams()
  for (const field of ['concentration', 'temperature'] as const) {
    // Left out where no medium has it. Otherwise each has one, so that places stay the same.
    if (media.some((one) => one[field])) for (const one of media) search.append(FIELDS[field], one[field])
  }
  const names = new URLSearchParams(
    media.some(({ text }) => text) ? media.map(({ text }) => [FIELDS.medium, text]) : [],
  )
  const rest = new URLSearchParams(materials.map((material) => [FIELDS.material, material]))
  if (minimum) rest.set(FIELDS.minimum, minimum)
  if (group) rest.set(FIELDS.group, group)
  const all = [names, search, rest].map(String).filter(Boolean).join('&')
  return all && `?${all}`
}

/** °C within which parts are used at all. */
export const TEMPERATURE_BOUNDS = { least: -200, largest: 300 }

/** Reads the condition of a medium, and names the fields that are wrong. */
export function readCondition({ concentration, temperature }: MediumInput): {
  condition: Condition
  wrong: ('concentration' | 'temperature')[]
} {
  const given = { concentration: parseConcentration(concentration), temperature: parseTemperature(temperature) }
  return {
    condition: {
      concentration: given.concentration === 'wrong' ? undefined : given.concentration,
      temperature: given.temperature === 'wrong' ? undefined : given.temperature,
    },
    wrong: (['concentration', 'temperature'] as const).filter((field) => given[field] === 'wrong'),
  }
}

function parseConcentration(text: string): Condition['concentration'] | 'wrong' {
  const code = text.toUpperCase()
  if (code === '') return undefined
  if (code === 'UD' || code === 'SS' || code === 'CA') return code
  const number = parseNumberWithin(text.replace(/%$/, ''), { min: 0, max: 100 })
  return number > 0 && number <= 100 ? number : 'wrong'
}

function parseTemperature(text: string): number | undefined | 'wrong' {
  if (text === '' || text.toUpperCase() === 'RT') return undefined
  const { least: min, largest: max } = TEMPERATURE_BOUNDS
  const number = parseNumberWithin(text.replace(/°?(?<!\s)\s*C$/i, ''), { min, max })
  return number >= min && number <= max ? number : 'wrong'
}
