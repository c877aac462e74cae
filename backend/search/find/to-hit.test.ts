import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import type { IndexedProduct } from '#contracts/search/index-source.ts'
import { toLocaleIndexes } from '#backend/search/index/locale-index.ts'
import { productRows } from '#backend/search/index/document-rows.ts'
import { toHit } from './to-hit.ts'

const indexed: IndexedProduct = {
  id: 'p',
  number: 'T-1',
  position: 1,
  image: '',
  texts: {
    ...perLocale(() => ({ name: 'T', description: '', seoPath: 't', shortDescription: '', categories: [] })),
    nl: { name: 'Chain guide', language: 'en', description: '', seoPath: 't', shortDescription: '', categories: [] },
  },
  measures: [],
  variants: [],
}

test.each([
  ['de', undefined],
  ['nl', 'en'],
] as const)('A hit in %s says the language %s of a name that the catalogue lacks.', (locale, language) => {
  const row = productRows(indexed, new Map()).documents.find((document) => document.locale === locale)
  if (!row) throw new Error(`No document in ${locale}`)
  const { short_description: shortDescription, seo_path: seoPath, ...rest } = row
  const document = { ...rest, shortDescription, seoPath, matched: 1, rank: 1, isExact: true }
  const index = toLocaleIndexes('1', () => ({ words: new Map(), titles: [] }), [])[locale]
  const links = { product: () => '', category: () => '', file: () => '', place: () => ({ url: '' }) }
  const marked = { stems: new Set<string>(), begin: '' }
  const tools = { locale, links, index, marked }
  const { _source: source } = toHit({ document, variant: undefined, reasons: [], score: 1 }, tools)
  expect(source.product).toMatchObject({ number: 'T-1', variants: 0 })
  expect(source.product?.language).toBe(language)
})
