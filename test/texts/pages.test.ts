import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { foreignWords } from './foreign-words.ts'
import { TERMS } from './terms.ts'
import { TYPOGRAPHY } from './typography.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Languages with full text, by their folders. */
const FULL = ['de', 'en', 'nl', 'cz'] as const

type Json = Record<string, unknown>
interface PageFile {
  file: string
  locale: string
  uid: number
  title: string
  json: Json
  texts: { field: string; text: string }[]
}

const NOT_TEXT =
  /(^|\.)(uid|type|href|file|page|people|category|categories|group|anchor|kind|date|updated|topics|event|author|mediaPosition|layers|parts|matrix|size|limit|noIndex|background|root)(\.|$)/

/** A block begins a line; a link or an accent is part of one. */
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<\/?(a|b|em|i|strong|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .trim()

function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (NOT_TEXT.test(field)) return []
  if (typeof value === 'string') return [{ field, text: withoutTags(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, field === '' ? key : `${field}.${key}`))
}

const PAGES: PageFile[] = FULL.flatMap((locale) =>
  globSync([`data/pages/${locale}/**/*.json`, `data/news/${locale}/*.json`], { cwd: ROOT })
    .filter((file) => !file.endsWith('navigation.json'))
    .toSorted()
    .map((file) => {
      const json = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Json
      return { file, locale, uid: json.uid as number, title: json.title as string, json, texts: textsOf(json) }
    }),
)

const byUid = Map.groupBy(PAGES, ({ uid }) => uid)

test('Every language with full text has pages, and no other language has any.', () => {
  expect(LOCALES.filter((locale) => globSync(`data/pages/${locale}/index.json`, { cwd: ROOT }).length > 0)).toEqual(
    LOCALES.filter((locale) => FULL.some((full) => full === locale)),
  )
})

/** For editors and developers, in English only: docs/decisions/0051. */
const STYLE_GUIDE = 'data/pages/en/styleguide.json'

test('Every page has its sisters in four languages.', () => {
  expect(byUid.size).toBeGreaterThan(35)
  const alone = [...byUid.values()].filter(
    (sisters) => sisters.length !== FULL.length && sisters[0]?.file !== STYLE_GUIDE,
  )
  expect(alone.map((sisters) => sisters.map(({ file }) => file))).toEqual([])
})

const isArticle = ({ file }: PageFile) => file.startsWith('data/news/')

const shapeOf = ({ json }: PageFile) => [
  `paragraphs ${Array.isArray(json.bodytext) ? json.bodytext.length : 0}`,
  ...['stage', 'main'].flatMap((column) =>
    ((json[column] ?? []) as Json[]).map(({ type, items, bodytext }) => {
      const lines = Array.isArray(bodytext) ? bodytext.length : 1
      return `${column}: ${String(type)} ${Array.isArray(items) ? items.length : ''} ${lines}`
    }),
  ),
]

test('The sisters of a page have the same blocks, with as many items and paragraphs.', () => {
  const different = [...byUid.values()].flatMap(([first, ...others]) =>
    others.filter((other) => first && shapeOf(other).join() !== shapeOf(first).join()).map(({ file }) => file),
  )
  expect(different).toEqual([])
})

/** Shorter texts are names, numbers and words that two languages share. */
const LONG = 45

test('There are articles of two years and more than one topic, and events.', () => {
  const articles = PAGES.filter((page) => page.locale === 'de' && isArticle(page)).map(({ json }) => json)
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(articles.filter(({ event }) => event !== undefined).length).toBeGreaterThanOrEqual(3)
  expect(new Set(articles.map(({ date }) => String(date).slice(0, 4))).size).toBeGreaterThanOrEqual(2)
  expect(new Set(articles.flatMap(({ topics }) => topics as string[])).size).toBeGreaterThanOrEqual(5)
})

test('No text is the same in two languages.', () => {
  const repeated = [...byUid.values()].flatMap((sisters) => {
    const all = sisters.flatMap(({ locale, texts }) =>
      texts
        .filter(({ text }) => text.replaceAll(/\{company\.\w+\}/g, '').length > LONG)
        .map(({ text }) => ({ locale, text })),
    )
    return [...Map.groupBy(all, ({ text }) => text)]
      .filter(([, users]) => new Set(users.map(({ locale }) => locale)).size > 1)
      .map(([text]) => text)
  })
  expect(repeated).toEqual([])
})

test.each([...TYPOGRAPHY, ...TERMS])('In every page: $rule', ({ pattern, languages }) => {
  const wrong = PAGES.filter(({ locale }) => languages.includes(locale)).flatMap(({ file, texts }) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ field, text }) => `${file} ${field}: ${text}`),
  )
  expect(wrong).toEqual([])
})

test('No page has a word of another language.', () => {
  const found = PAGES.flatMap(({ file, locale, texts }) =>
    texts.map(({ field, text }) => ({ place: `${file} ${field}`, words: foreignWords(text, locale) })),
  )
  expect(found.filter(({ words }) => words.length > 0)).toEqual([])
})

const MIN_WORDS = 95
/** Blocks that fill a page with data of their own. */
const LISTS = /"(news_pi1|site_download_list|form_formframework)"/
const SHORT_PAGES = new Set(['404', 'impressum', 'imprint', 'colofon', 'impresum'])

test('No page is a stub: each has enough words to be worth a visit.', () => {
  const written = PAGES.filter((page) => !isArticle(page) && !LISTS.test(JSON.stringify(page.json.main)))
  const counts = written.map(({ file, texts }) => ({
    file,
    words: texts.reduce((sum, { text }) => sum + text.split(/\s+/u).filter(Boolean).length, 0),
  }))
  const name = (file: string) => file.replace(/^.*\/|\.json$/g, '')
  expect(counts.filter(({ file, words }) => words < MIN_WORDS && !SHORT_PAGES.has(name(file)))).toEqual([])
})

test('Each page and article of a language has a title and a description of its own.', () => {
  for (const locale of FULL) {
    const pages = PAGES.filter((page) => page.locale === locale)
    const descriptions = pages.map(({ json }) => (json.meta as Json | undefined)?.description ?? json.teaser)
    expect([locale, new Set(pages.map(({ title }) => title)).size]).toEqual([locale, pages.length])
    expect([locale, new Set(descriptions).size]).toEqual([locale, pages.length])
  }
})

type Named = { key: string; parent?: string | null; categories?: string[]; slug: Record<string, string> }
const lines = (file: string): Named[] =>
  readFileSync(join(ROOT, 'data/catalogue', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Named)
const CATEGORIES = new Map(lines('categories.jsonl').map((category) => [category.key, category]))

const categoryPath = (key: string, language: string): string => {
  const { parent, slug } = CATEGORIES.get(key) as Named
  return `${parent ? `${categoryPath(parent, language)}/` : ''}${slug[language]}`
}

/** Every address of the shop's categories and products, in its language. */
const SHOP_ADDRESSES = new Set(
  FULL.flatMap((locale) => {
    const language = locale === 'cz' ? 'cs' : locale
    return [
      ...[...CATEGORIES.keys()].map((key) => `/${locale}/shop/category/${categoryPath(key, language)}`),
      ...lines('products.jsonl').map(
        ({ categories: [main = ''] = [], slug }) =>
          `/${locale}/shop/product/${categoryPath(main, language)}/${slug[language]}`,
      ),
    ]
  }),
)

test('Every link of a page into the shop is the address of a category or product in the language of the page.', () => {
  const links = PAGES.flatMap(({ file, locale, json }) =>
    [...JSON.stringify(json).matchAll(/"(\/[a-z]{2}\/shop\/(?:category|product)\/[^"\\#?]*)/g)].map(
      ([, href = '']) => ({
        file,
        href,
        isOwn: href.startsWith(`/${locale}/`),
      }),
    ),
  )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ href, isOwn }) => !isOwn || !SHOP_ADDRESSES.has(href))).toEqual([])
})
