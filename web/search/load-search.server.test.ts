import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import type { SearchDocument } from '#contracts/search/search-document.ts'
import type { Processor, SearchRequest } from '#contracts/search/search-request.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { hitDocument, searchDocument } from '#test/support/search-answer.ts'
import { loadSearch, toSearchProblem } from './load-search.server.ts'
import { parseSearchAddress } from './search-query.ts'

const READING = { hosts: ['www.example.com'], contentUrl: undefined }
const COUNTS = { 'shop product': 30, website: 2, contacts: 1 }
const many = (processor: Processor, count: number) =>
  Array.from({ length: count }, (_, index) => hitDocument(processor, `${processor} ${index}`))

/** Loads an address from a service that responds with `answer`, and records the requests. */
async function load(search: string, answer: (request: SearchRequest) => SearchDocument) {
  const asked: SearchRequest[] = []
  const reply = await runWithLocale('de', () =>
    loadSearch(parseSearchAddress(new URLSearchParams(search)), {
      search: async (request) => {
        asked.push(request)
        return readHitPage(answer(request), READING)
      },
      locale: 'de',
      ownOrigin: 'https://www.example.com',
    }),
  )
  return { reply, asked }
}

test('the first hit decides the tab, which is then filled with hits of its own', async () => {
  const { reply, asked } = await load('term=kette', ({ source }) =>
    source
      ? searchDocument(many(source, 20), COUNTS, {
          hits: { total: { value: 30, relation: 'eq' }, max_score: 1, hits: many(source, 20) },
        })
      : searchDocument([...many('shop product', 3), ...many('website', 2)], COUNTS),
  )
  expect(asked.map(({ source }) => source)).toEqual([undefined, 'shop product'])
  expect(reply).toMatchObject({
    view: 'products',
    total: 30,
    counts: { products: 30, content: 2, contacts: 1, downloads: 0 },
  })
  expect(reply.hits).toHaveLength(20)
})

test('a tab that the first answer has whole costs no second request', async () => {
  const { reply, asked } = await load('term=kette', () =>
    searchDocument([...many('website', 2), ...many('shop product', 18)], COUNTS),
  )
  expect(asked).toHaveLength(1)
  expect(reply).toMatchObject({ view: 'content', total: 2 })
  expect(reply.hits.map(({ id }) => id)).toEqual(['website 0', 'website 1'])
})

test('a tab of the address is asked for with its page, filters and readable bounds', async () => {
  const { asked } = await load(
    'term=kette&view=products&p=2&chain=08b-1&min-length=100&max-length=abc&min-width=7,5',
    () => searchDocument(many('shop product', 10), COUNTS),
  )
  expect(asked).toEqual([
    {
      term: 'kette',
      locale: 'de',
      source: 'shop product',
      from: 20,
      size: 20,
      filters: { chain: ['08b-1'] },
      ranges: { length: { min: 100, max: undefined }, width: { min: 7.5, max: undefined } },
    },
  ])
})

test('filters belong to products: another tab is asked for without them', async () => {
  const { asked } = await load('term=kette&view=contacts&chain=08b-1', () => searchDocument([], COUNTS))
  expect(asked).toEqual([{ term: 'kette', locale: 'de', source: 'contacts', from: 0, size: 20 }])
})

test('a service that knows no sources is asked once, and its hits are sorted and paged here', async () => {
  const hits = [...many('downloads', 1), ...many('shop product', 45)]
  const foreign = () => ({
    took: 1,
    timed_out: false,
    hits: { total: { value: 46, relation: 'eq' as const }, max_score: 1, hits },
  })
  const first = await load('term=kette', foreign)
  expect(first.asked).toHaveLength(1)
  expect(first.reply).toMatchObject({ view: 'downloads', total: 1, counts: { products: 45, downloads: 1 } })
  const third = await load('term=kette&view=products&p=3', foreign)
  expect(third.reply.hits.map(({ id }) => id)).toEqual(
    Array.from({ length: 5 }, (_, index) => `shop product ${40 + index}`),
  )
})

test('names complete a term, but not those of its first hits', async () => {
  const completions = ['Ketten', 'website 4', 'website 5', 'Kettenrad', 'Kettenspanner', 'Kettenöl']
  const { reply } = await load('term=kette', () => searchDocument(many('website', 7), { website: 7 }, { completions }))
  expect(reply.completions).toEqual(['Ketten', 'website 5', 'Kettenrad', 'Kettenspanner'])
})

test('similar item numbers that are hits are not suggested once more', async () => {
  const hit = hitDocument('shop product', 'p', {
    product: {
      id: 'p',
      number: 'T-1',
      variantId: 'v',
      variants: 1,
      price: 3,
      hasRange: false,
      isChoiceNeeded: false,
      stock: 1,
      allInStock: true,
    },
  })
  const found = searchDocument([hit], { 'shop product': 1 }, { suggest: ['T-1', 'T-2'] })
  const sortings = ['relevance', 'name', 'price'] as const
  const { reply } = await load('term=T-3&view=products', () => ({
    ...found,
    aggregations: { processor: { buckets: [] }, ...found.aggregations, sortings: [...sortings] },
  }))
  expect(reply).toMatchObject({ suggestions: ['T-2'], isSimilar: true, sortings })
})

test('a search without hits opens the company’s tab, with other spellings and the understood words', async () => {
  const { reply } = await load('term=kete', () =>
    searchDocument(
      [],
      {},
      {
        suggest: ['kette', 'kete'],
        understood: {
          numbers: [],
          measures: [{ text: '3 Zoll', values: [76.2], label: '' }],
          synonyms: [],
          corrected: [{ word: 'kete', as: ['kette'] }],
        },
      },
    ),
  )
  expect(reply).toMatchObject({
    view: 'content',
    total: 0,
    hits: [],
    suggestions: ['kette'],
    understood: ['Maß „3 Zoll“: 76,2\u00a0mm', 'Statt „kete“ gesucht: kette'],
  })
})

test('hits have addresses that may be followed, cut texts and marks', async () => {
  const { reply } = await load('term=ct08b1', () =>
    searchDocument(
      [
        hitDocument('shop product', 'a', {
          title: 'Kettenführung <b>CT</b>',
          url: 'https://other.example/x',
          data: { content: 'x '.repeat(300), seoPath: '/kettenfuehrungen/ct', shortDescription: '' },
          product: {
            id: 'p',
            number: 'CT-08B1-S',
            variantId: 'v',
            variants: 78,
            price: null,
            hasRange: false,
            isChoiceNeeded: true,
            stock: 3,
            allInStock: true,
          },
        }),
        hitDocument('shop product', 'b', { url: 'javascript:alert(1)' }),
      ],
      { 'shop product': 2 },
    ),
  )
  expect(reply.hits[0]).toMatchObject({
    href: '/de/shop/product/kettenfuehrungen/ct?variant=CT-08B1-S',
    title: { text: 'Kettenführung <b>CT</b>' },
    product: {
      number: { text: 'CT-08B1-S', marks: [{ start: 0, end: 7 }] },
      price: { unit: null },
      availability: { inStock: true },
      isReady: false,
      variants: 0,
    },
  })
  expect(reply.hits[0]?.snippet.text.length).toBeLessThanOrEqual(200)
  expect(reply.hits[1]?.href).toBe('')
})

test('too many searches and a service that is down are problems to show, anything else is thrown', () => {
  const failure = (status: number, seconds?: number) =>
    new ServiceFailure({
      service: 'search',
      operation: 'GET /search',
      kind: status === 429 ? 'refused' : 'unreachable',
      status,
      errors: [{ code: '', detail: '', pointer: undefined, parameters: { seconds } }],
    })
  expect(toSearchProblem(failure(429, 42))).toEqual({ kind: 'too many', seconds: 42 })
  expect(toSearchProblem(failure(503))).toEqual({ kind: 'unreachable' })
  expect(() => toSearchProblem(new Error('a defect'))).toThrow('a defect')
})

const loadReply = (answer: SearchDocument, more: object = {}) =>
  runWithLocale('de', () =>
    loadSearch(parseSearchAddress(new URLSearchParams('term=kette')), {
      search: async () => readHitPage(answer, READING),
      locale: 'de',
      ownOrigin: 'https://www.example.com',
      ...more,
    }),
  )

test('a word that no document has is not called unknown while products are still read', async () => {
  const understood = { numbers: [], measures: [], synonyms: [], corrected: [], unknown: ['kette'] }
  const incomplete = [{ origin: 'shop' as const, done: 3_200, total: 10_000 }]
  const read = await loadReply(searchDocument([], {}, { understood }))
  expect(read.understood).toEqual(['„kette“ kommt hier nicht vor'])
  const reading = await loadReply(searchDocument([], {}, { understood, incomplete }))
  expect(reading).toMatchObject({ understood: [], incomplete })
})

test('a family is said to be in stock as far as its variants are', async () => {
  const family = {
    id: 'p',
    number: 'K-1',
    variantId: null,
    variants: 3,
    price: 1,
    hasRange: true,
    isChoiceNeeded: true,
  }
  const shown = async (stock: number, allInStock: boolean) => {
    const product = { ...family, stock, allInStock }
    const [hit] = (await loadReply(searchDocument([hitDocument('shop product', 'p', { product })], COUNTS))).hits
    return hit?.view === 'products' && hit.product?.availability
  }
  expect(await shown(9, true)).toEqual({ inStock: true })
  expect(await shown(9, false)).toEqual({ deliveryTime: 'teils ab Lager' })
  expect(await shown(0, false)).toEqual({})
})

test('a visitor with prices of their own sees no price of the index', async () => {
  const numbers = { number: 'K-1', variants: 1, price: 12.5, stock: 1 }
  const product = { ...numbers, id: 'p', variantId: null, hasRange: false, isChoiceNeeded: false, allInStock: true }
  const answer = searchDocument([hitDocument('shop product', 'p', { product })], COUNTS)
  const prices = async (hasOwnPrices: boolean) =>
    (await loadReply(answer, { hasOwnPrices })).hits.map((hit) => hit.view === 'products' && hit.product?.price)
  expect(await prices(false)).toEqual([{ unit: 12.5, from: false }])
  expect(await prices(true)).toEqual([undefined])
})
