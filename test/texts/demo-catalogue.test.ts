import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

interface DemoText {
  place: string
  texts: Record<string, string>
}

const isText = (value: object): value is Record<string, string> => 'de' in value && 'en' in value

function textsOf(value: unknown, place: string): DemoText[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ place, texts: value }]
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${place} ${key}`))
}

/** Every translated text of the demo catalogue, without the words of its addresses. */
const TEXTS = globSync('data/demo/**/*.json', { cwd: ROOT })
  .flatMap((file) => textsOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')), file))
  .filter(({ place }) => !place.endsWith(' slug'))

const placesWhere = (isWrong: (texts: Record<string, string>) => boolean) =>
  TEXTS.filter(({ texts }) => isWrong(texts)).map(({ place }) => place)

test('The demo catalogue has every text in four languages.', () => {
  expect(TEXTS.length).toBeGreaterThan(400)
  expect(placesWhere((texts) => Object.keys(texts).join() !== 'de,en,nl,cs')).toEqual([])
})

/** The numbers of a text, each once: thousands joined, with a decimal point. */
const numbersOf = (text: string) => {
  const joined = text.replaceAll(/(?<=\d)\u00a0(?=\d{3}(?!\d))/g, '')
  return [...new Set(joined.match(/\d+([.,]\d+)*/g))]
    .map((number) => number.replace(',', '.'))
    .toSorted()
    .join(' ')
}

test('A text of the demo catalogue has the same numbers in every language.', () => {
  expect(placesWhere((texts) => new Set(Object.values(texts).map(numbersOf)).size > 1)).toEqual([])
})

test('No line of the Dutch and Czech catalogue breaks before a unit or after a Czech word of one letter.', () => {
  const unit = /\d (mm|%|°C|MPa|N|kg|m\/s|µm)(?![\p{L}\d])/u
  const oneLetter = /(?<![\p{L}\d{}.])[ksvzouia] (?=\S)/u
  expect(placesWhere(({ nl = '', cs = '' }) => unit.test(nl) || unit.test(cs) || oneLetter.test(cs))).toEqual([])
})
