import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { materialsSchema } from '#tools/demo-catalogue/materials/material-schemas.ts'
import { readSource } from '#tools/demo-catalogue/sources/read-source.ts'

const ROOT = join(import.meta.dirname, '../..')
export const read = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll(/[\u00a0\u202f]|\\u00a0|\\u202f/g, ' ')
export const files = (pattern: string | string[]): string[] => globSync(pattern, { cwd: ROOT })

export const MATERIAL_DATA = readSource('materials.json', materialsSchema)
const resistance = z.object({
  materials: z.array(
    z.object({
      name: z.string(),
      family: z.record(z.string(), z.string()),
      temperatures: z.tuple([z.number(), z.number()]),
      shortTime: z.number(),
    }),
  ),
  chemicals: z.array(z.unknown()),
})
/** The data of the resistance tool. Another test compares its limits with the catalogue. */
export const RESISTANCE = resistance.parse(JSON.parse(read('data/resistance/served/table.json')))
export const POLYMERS = RESISTANCE.materials.map(({ name }) => name)

/** Folders of pages, folders below them, and the decimal separator. */
export const EDITIONS = [
  { locale: 'de', materials: 'werkstoffe', industries: 'branchen', tag: 'de', point: ',' },
  { locale: 'en', materials: 'materials', industries: 'industries', tag: 'en', point: '.' },
  { locale: 'nl', materials: 'materialen', industries: 'branches', tag: 'nl', point: ',' },
  { locale: 'cz', materials: 'materialy', industries: 'obory', tag: 'cs', point: ',' },
] as const

export interface Clause {
  file: string
  text: string
  /** The plastics that it names, otherwise those of its sentence, of its text, of its page's title. */
  polymers: string[]
}

/** Everything that says something about the demo company's plastics. */
const SOURCES = [
  'data/pages/{de,en,nl,cz}/**/*.json',
  'data/news/{de,en,nl,cz}/*.json',
  'data/demo/{families/*,categories,phrases}.json',
  'tools/demo-downloads/documents/*.json',
  'web/i18n/messages/*/{de,en,nl,cz}.json',
]

/** The clauses of all texts. Decimal commas divide nothing. */
export function allClauses(): Clause[] {
  return files(SOURCES).flatMap((file) => {
    const text = read(file)
    const subject = file.startsWith('data/pages/') ? polymersIn(/"title": "([^"]*)"/.exec(text)?.[1] ?? '') : []
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, string = '']) =>
      string
        .replaceAll(/<\/(?:td|th|li|p|caption)>/g, '. ')
        .replaceAll(/<[^>]*>/g, '')
        .split(/(?<=[.:;?!]) /)
        .flatMap((sentence) =>
          sentence.split(', ').map((clause) => ({
            file,
            text: clause,
            polymers: [clause, sentence, string].map(polymersIn).find((found) => found.length > 0) ?? subject,
          })),
        ),
    )
  })
}

/** Whether a text has the word; `PA6` is not in `PA6 C` nor in `PA66`. */
const hasWord = (text: string, word: string, words: readonly string[]): boolean =>
  text.split(word).some((before, index, parts) => {
    const rest = parts[index + 1]
    if (rest === undefined || /[\w-]$/.test(before) || /^[\p{L}\d]/u.test(rest)) return false
    return !words.some((other) => other.length > word.length && (word + rest).startsWith(other))
  })

const GROUPS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b[Pp]oly(ethylene?u?|etheen)\b/, /^PE-/],
  [/\bPOM\b(?!-)/, /^POM/],
]

/** The plastics that a text names by their short names, as a group or by the brand of their family. */
export function polymersIn(text: string): string[] {
  const brands = RESISTANCE.materials.flatMap(({ family }) => Object.values(family))
  return RESISTANCE.materials
    .filter(
      ({ name, family }) =>
        hasWord(text, name, POLYMERS) ||
        Object.values(family).some((brand) => hasWord(text, brand, brands)) ||
        GROUPS.some(([word, of]) => of.test(name) && word.test(text)),
    )
    .map(({ name }) => name)
}
