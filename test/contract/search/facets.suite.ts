import { expect, test } from 'vitest'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { SEARCH_FILTERS, type SearchFilterName, type SearchRequest } from '#contracts/search/search-request.ts'

type Search = (term: string, more?: Partial<SearchRequest>) => Promise<HitPage>

const PRODUCTS = { source: 'shop product', size: 50 } as const
const isFilter = (name: string): name is SearchFilterName => SEARCH_FILTERS.some((filter) => filter === name)

const productsOf = ({ hits }: HitPage) =>
  hits.flatMap((hit) => (hit.processor === 'shop product' && hit.product ? [{ ...hit.product, title: hit.title }] : []))

const isInOrder = (texts: readonly string[], locale = 'de') => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return texts.every((text, index) => index === 0 || compare(texts[index - 1] ?? '', text) <= 0)
}

/** Filters, sorting and completions, which no other service has to have. */
export function testFacets(search: Search) {
  test('Products are filtered by category, stock, family, material, chain, colour and thickness.', async () => {
    const facets = [...(await search('platte', PRODUCTS)).facets, ...(await search('kettenführung', PRODUCTS)).facets]
    expect(new Set(facets.map(({ name }) => name))).toEqual(new Set(SEARCH_FILTERS))
    const valuesOf = (name: string) => facets.filter((one) => one.name === name).flatMap(({ values }) => values)
    expect(valuesOf('category').map(({ label }) => label)).toContain('Kettenführungen')
    expect(valuesOf('category').map(({ label }) => label)).not.toContain('Typ T')
    expect(valuesOf('stock')).toContainEqual({ key: 'in-stock', label: 'ab Lager', count: expect.any(Number) })
    expect(valuesOf('colour').map(({ label }) => label)).toContain('schwarz')
    expect(valuesOf('thickness').map(({ label }) => label)).toContain('20\u00a0mm')
    expect((await search('kettenführung', { filters: { chain: ['no-such-chain'] }, ...PRODUCTS })).total).toBe(0)
  })

  // A number that begins others, a wrong number, a word, several words, and filters that were chosen before.
  test.each<[string, SearchRequest['filters'], SearchRequest['ranges']]>([
    ['platte', {}, {}],
    ['gleitleiste schwarz', {}, {}],
    ['PL-PE', {}, {}],
    ['PL-POMC-20', {}, {}],
    ['T-08B1-X-2000', {}, {}],
    ['platte', { colour: ['black'] }, {}],
    ['platte', { colour: ['black', 'natural'], stock: ['in-stock'] }, {}],
    ['kettenführung', { chain: ['08b-1'] }, { width: { max: 30 } }],
    ['PL-PE', { stock: ['in-stock'] }, {}],
  ])('The count of each value for %j with %j is the number of its hits.', async (term, filters = {}, ranges = {}) => {
    const { facets } = await search(term, { ...PRODUCTS, filters, ranges })
    expect(facets.length).toBeGreaterThan(1)
    for (const { name, values } of facets) {
      if (!isFilter(name)) throw new Error(`${name} is not a filter`)
      for (const { key, count } of values) {
        const found = await search(term, { ...PRODUCTS, ranges, size: 0, filters: { ...filters, [name]: [key] } })
        expect([name, key, found.total]).toEqual([name, key, count])
      }
    }
  })

  test('One variant has to pass all filters, not one of each.', async () => {
    const filters = { colour: ['black'], stock: ['in-stock'] }
    const { hits } = await search('platte', { ...PRODUCTS, filters })
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) {
      expect(hit.shortDescription).toContain('schwarz')
      expect(hit.processor === 'shop product' && hit.product?.stock).toBeGreaterThan(0)
    }
  })

  test('A family says whether each of its variants is in stock, of those that pass the filters.', async () => {
    const stockOf = async (filters: Partial<Record<SearchFilterName, string[]>>) =>
      productsOf(await search('kette', { ...PRODUCTS, filters })).map(({ stock, allInStock }) =>
        allInStock ? 'all' : stock > 0 ? 'some' : 'none',
      )
    expect(new Set(await stockOf({}))).toEqual(new Set(['all', 'some']))
    expect(new Set(await stockOf({ stock: ['in-stock'] }))).toEqual(new Set(['all']))
  })

  test('A filter leaves the hits of other sources and their numbers as they are.', async () => {
    const all = await search('kettenführung')
    const filtered = await search('kettenführung', { filters: { chain: ['08b-1'] } })
    expect(filtered.counts).toEqual({ ...all.counts, 'shop product': expect.any(Number) })
    expect(filtered.counts?.['shop product']).toBeLessThan(all.counts?.['shop product'] ?? 0)
  })

  test('Products are sorted by name or number, on every page.', async () => {
    const first = productsOf(await search('platte', { ...PRODUCTS, size: 6, sort: 'name' }))
    const second = productsOf(await search('platte', { ...PRODUCTS, size: 6, from: 6, sort: 'name' }))
    expect(second.length).toBeGreaterThan(3)
    expect(isInOrder([...first, ...second].map(({ title }) => title))).toBe(true)
    const byRelevance = productsOf(await search('PL-PE', PRODUCTS)).map(({ number }) => number)
    const byNumber = productsOf(await search('PL-PE', { ...PRODUCTS, sort: 'number' })).map(({ number }) => number)
    expect([isInOrder(byRelevance), isInOrder(byNumber), byNumber.length]).toEqual([false, true, byRelevance.length])
  })

  test('Products can be sorted by price where one has a price, those on request last.', async () => {
    expect((await search('platte', PRODUCTS)).sortings).toEqual(['relevance', 'name', 'number'])
    expect((await search('KR-08B1', PRODUCTS)).sortings).toEqual(['relevance', 'name', 'number', 'price'])
    const found = productsOf(await search('kettenführung', { ...PRODUCTS, sort: 'price' }))
    const prices = found.map(({ price }) => price ?? Infinity)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect([prices[0], prices.at(-1)]).toEqual([expect.toSatisfy(Number.isFinite), Infinity])
  })

  test.each([
    ['de', 'Kettenf', ['Kettenführungen']],
    ['en', 'chain gu', ['Chain guides']],
    ['nl', 'kettingg', ['Kettinggeleidingen']],
    ['cz', 'vedeni r', ['Vedení řetězů']],
  ] as const)('In %s %j is completed by names of categories and products.', async (locale, term, categories) => {
    const { completions } = await search(term, { locale, completions: 5 })
    expect(completions.slice(0, 1)).toEqual(categories)
    expect(completions.length).toBeGreaterThan(2)
    expect(completions.length).toBeLessThanOrEqual(5)
    expect(new Set(completions).size).toBe(completions.length)
  })

  test('A whole name does not complete a term, nor do people and pages, and without a wish nothing does.', async () => {
    expect((await search('Kettenführungen', { completions: 5 })).completions).not.toContain('Kettenführungen')
    expect((await search('Anna Kreu', { completions: 5 })).completions).toEqual([])
    expect((await search('Datensch', { completions: 5 })).completions).toEqual([])
    expect((await search('Kettenf')).completions).toEqual([])
  })
}
