import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'
import { TERMS } from './terms.ts'
import { TYPOGRAPHY } from './typography.ts'

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

/** In English the space before per cent is that of technical tables. */
const RULES = [...TYPOGRAPHY.filter(({ rule }) => !rule.startsWith('per cent')), ...TERMS]

const placesWhere = (isWrong: (texts: Record<string, string>) => boolean) =>
  TEXTS.filter(({ texts }) => isWrong(texts)).map(({ place }) => place)

test('The demo catalogue has every text in four languages.', () => {
  expect(TEXTS.length).toBeGreaterThan(400)
  expect(placesWhere((texts) => Object.keys(texts).join() !== 'de,en,nl,cs')).toEqual([])
})

test('Every name and text of the written catalogue is in four languages: categories, groups, options, products, facts.', () => {
  const texts = globSync('data/catalogue/*.jsonl', { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => textsOf(JSON.parse(line), file)),
  )
  expect(texts.length).toBeGreaterThan(10_000)
  const isWhole = ({ place, texts }: DemoText) => place.endsWith(' slug') || (texts['nl'] && texts['cs'])
  expect(texts.filter((text) => !isWhole(text))).toEqual([])
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

test.each(RULES)('In every text of the demo catalogue: $rule', ({ pattern, languages }) => {
  expect(
    placesWhere((texts) =>
      Object.entries(texts).some(
        ([language, text]) => languages.includes(language === 'cs' ? 'cz' : language) && pattern.test(text),
      ),
    ),
  ).toEqual([])
})

test('No text of the demo catalogue has a word of another language.', () => {
  const inLanguage = (language: string) => (language === 'cs' ? 'cz' : language)
  const found = TEXTS.flatMap(({ place, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ place, words: foreignWords(text, inLanguage(language)) })),
  )
  expect(found.filter(({ words }) => words.length > 0)).toEqual([])
})
