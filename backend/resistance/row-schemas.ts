import { z } from 'zod'
import { DILUTIONS, RATINGS, SOURCE_KINDS, WATER_KINDS } from '#contracts/resistance/resistance-table.ts'

const text = z.string().min(1, 'is empty')
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of a-z, 0-9 and single hyphens')
const wholeNumber = (least: number, largest: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= largest, `must be from ${least} to ${largest}`)
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema])

const names = { name_de: text, name_en: text, name_nl: text, name_cs: text }

/** CAS number with its check digit: the sum of the digits from the right, each times its place, modulo 10. */
export function isCasNumber(cas: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(cas)) return false
  const digits = [...cas.replaceAll('-', '')].map(Number)
  const check = digits.pop()
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check
}

const MOST_ASKED = 999

const mediaList = text.transform((value) => value.split(';').map((one) => one.trim()))

/** Columns of the files in `data/resistance`; docs/chemical-resistance.md describes them. */
export const ROW_SCHEMAS = {
  groups: z.strictObject({ key, ...names }),
  chemicals: z.strictObject({
    key,
    ...names,
    name_fr: z.string(),
    name_es: z.string(),
    name_it: z.string(),
    name_ru: z.string(),
    /** Separated by semicolons. */
    synonyms: z.string(),
    cas: orEmpty(z.string().refine(isCasNumber, 'is not a CAS number: its form or its check digit is wrong')),
    formula: z.string(),
    group: key,
    smiles: z.string().regex(/^\S*$/, 'must not have blanks'),
    din2403: orEmpty(wholeNumber(0, 9)),
    water: orEmpty(z.enum(WATER_KINDS)),
    dilution: orEmpty(z.enum(DILUTIONS)),
    asked: orEmpty(wholeNumber(1, MOST_ASKED)),
  }),
  materials: z.strictObject({
    short_name: text,
    polymer: text,
    family_de: text,
    family_en: text,
    family_nl: text,
    family_cs: text,
    price_class: wholeNumber(1, 5),
    temperature_min: wholeNumber(-273, 400),
    temperature_max: wholeNumber(-273, 400),
    temperature_short: wholeNumber(-273, 400),
  }),
  sources: z.strictObject({ key, kind: z.enum(SOURCE_KINDS), name: text }),
  ratings: z.strictObject({
    chemical: key,
    concentration: z.union(
      [
        z.enum(['UD', 'SS', 'CA']),
        z
          .string()
          .regex(/^\d+(\.\d+)?$/)
          .transform(Number)
          .refine((value) => value > 0 && value <= 100),
      ],
      'must be UD, SS, CA or per cent above 0 and up to 100',
    ),
    temperature: z.union([z.literal('RT'), wholeNumber(-200, 300)], 'must be RT or whole °C from -200 to 300'),
    polymer: text,
    rating: z.enum(RATINGS),
    source: orEmpty(key),
    note: z.string(),
  }),
  reactions: z.strictObject({
    key,
    /** Keys of chemicals, and of groups with `@`, separated by semicolons. */
    first: mediaList,
    second: mediaList,
    danger_de: text,
    danger_en: text,
    danger_nl: text,
    danger_cs: text,
    source: text,
  }),
} as const

export type FileName = keyof typeof ROW_SCHEMAS
export type RowOf<Name extends FileName> = z.output<(typeof ROW_SCHEMAS)[Name]>
export const FILE_NAMES = [
  'groups',
  'chemicals',
  'materials',
  'sources',
  'ratings',
  'reactions',
] as const satisfies FileName[]
