import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignWords } from './foreign-words.ts'
import { TERMS } from './terms.ts'
import { TYPOGRAPHY } from './typography.ts'

const ROOT = join(import.meta.dirname, '../..')
const FULL = ['de', 'en', 'nl', 'cz']

/** Files that have their texts in all languages side by side: people, forms, documents, topics, the company, payment. */
const FILES = globSync(
  [
    'data/{people,forms,downloads}/*.json',
    'data/news/news.json',
    'data/company.json',
    'tools/demo-downloads/documents/*.json',
  ],
  { cwd: ROOT },
)

interface Text {
  place: string
  language: string
  text: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textsOf(value: unknown, place: string, language?: string): Text[] {
  if (typeof value === 'string') return language === undefined ? [] : [{ place, language, text: withoutTags(value) }]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    textsOf(one, `${place} ${key}`, language ?? (FULL.includes(key) ? key : undefined)),
  )
}

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/** Each place that has texts, with the languages it has. */
function languagesOf(value: unknown, place: string): { place: string; languages: string[] }[] {
  if (!isObject(value)) return []
  const languages = Object.keys(value).filter((key) => FULL.includes(key))
  if (languages.length > 0) return [{ place, languages }]
  return Object.entries(value).flatMap(([key, one]) => languagesOf(one, `${place} ${key}`))
}

const JSONS = FILES.map((file) => ({ file, json: JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown }))
const TEXTS = JSONS.flatMap(({ file, json }) => textsOf(json, file))

test('People, forms, documents and topics have every text in four languages.', () => {
  const places = JSONS.flatMap(({ file, json }) => languagesOf(json, file))
  expect(places.length).toBeGreaterThan(70)
  expect(places.filter(({ languages }) => languages.length !== FULL.length)).toEqual([])
})

test.each([...TYPOGRAPHY, ...TERMS])('In people, forms, documents and topics: $rule', ({ pattern, languages }) => {
  expect(TEXTS.length).toBeGreaterThan(280)
  expect(TEXTS.filter(({ language, text }) => languages.includes(language) && pattern.test(text))).toEqual([])
})

test('No text of people, forms, documents and topics has a word of another language.', () => {
  const found = TEXTS.map(({ place, language, text }) => ({ place, words: foreignWords(text, language) }))
  expect(found.filter(({ words }) => words.length > 0)).toEqual([])
})
