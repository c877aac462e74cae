import { describe, expect, it } from 'vitest'
import { OPTIONS, id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const LISTING = `POST /product-listing/${id('category', 'root')}`
/** Each operation with the products that it lists without filters: a search for CT finds the family. */
const OPERATIONS: [operation: string, body: object, all: string[]][] = [
  [LISTING, {}, ['SHEET', 'BELT', 'CT']],
  ['POST /search', { search: 'CT' }, ['CT']],
  ['POST /search-suggest', { search: 'CT' }, ['CT']],
]

const numbers = ({ elements }: { elements: { productNumber: string }[] }) => elements.map((one) => one.productNumber)
const list = async (body: object, operation = LISTING) => (await ask(operation, { body })).json
const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })
const any = (field: string, value: string[]) => ({ type: 'equalsAny', field, value })
const range = (field: string, parameters: object) => ({ type: 'range', field, parameters })
/** As the official demo store filters its search. */
const option = (value: string) => ({
  type: 'multi',
  operator: 'or',
  queries: [any('propertyIds', [value]), any('optionIds', [value])],
})

const FILTERS: [name: string, filter: object | object[], expected: string[]][] = [
  ['nothing', [], ['SHEET', 'BELT', 'CT']],
  ['an unknown number', [equals('productNumber', 'xx')], []],
  ['the number of a family', [equals('productNumber', 'CT')], ['CT']],
  ['the number of a variant', [equals('product.productNumber', 'CT-10-BLACK')], ['CT']],
  ['the beginning of a number', [{ type: 'prefix', field: 'productNumber', value: 'ct-10' }], ['CT']],
  ['ids of families', [any('id', [id('product', 'CT'), id('product', 'SHEET')])], ['SHEET', 'CT']],
  ['an id of a variant', [equals('id', id('product', 'CT-10-BLACK'))], ['CT']],
  ['all but a family', [{ type: 'not', queries: [equals('id', id('product', 'CT'))] }], ['SHEET', 'BELT']],
  ['the family of variants', [equals('parentId', id('product', 'CT'))], ['CT']],
  ['an option of variants', [option(OPTIONS.black)], ['CT']],
  ['an option or property', [option(OPTIONS.green)], ['BELT', 'CT']],
  ['no property', [{ type: 'nor', queries: [any('propertyIds', [OPTIONS.pe])] }], ['SHEET']],
  ['options of one variant', [equals('optionIds', OPTIONS['08b']), equals('optionIds', OPTIONS.black)], []],
  ['stock', [range('stock', { gte: 1 })], ['SHEET', 'CT']],
  ['stock and an option of one variant', [range('availableStock', { gt: 0 }), option(OPTIONS.black)], []],
  ['a price of a variant', [range('price', { gte: 15, lte: 50 })], ['CT']],
  ['a price between those of variants', [range('price', { gte: 15, lte: 19 })], []],
  ['a text', [{ type: 'contains', field: 'name', value: 'et D' }], ['SHEET']],
  ['a category above', [equals('categoriesRo.id', id('category', 'guides'))], ['BELT', 'CT']],
  ['an object', { available: true, 'categories.name': 'Platten' }, ['SHEET']],
  ['a value that none has', [equals('markAsTopseller', true)], []],
]

describe.each(OPERATIONS)('The list of %s', (operation, body, all) => {
  it.each(FILTERS)('is filtered by %s, with the right total', async (_, filter, expected) => {
    const remaining = expected.filter((number) => all.includes(number))
    for (const name of ['filter', 'post-filter']) {
      const listing = await list({ ...body, [name]: filter }, operation)
      expect([name, numbers(listing), listing.total]).toEqual([name, remaining, remaining.length])
      const page = await list({ ...body, [name]: filter, limit: 1, p: 2 }, operation)
      expect([numbers(page), page.total]).toEqual([remaining.slice(1, 2), remaining.length])
    }
  })

  it('refuses a filter as lists of products do, with the pointer', async () => {
    const refused = async (given: object) => {
      const { status, json } = await ask(operation, { body: { ...body, ...given } })
      return [status, json.errors[0].code, json.errors[0].source.pointer]
    }
    expect(await refused({ 'post-filter': [equals('secret', 1)] })).toEqual([
      400,
      'FRAMEWORK__UNMAPPED_FIELD',
      '/post-filter/0/field',
    ])
    expect(await refused({ filter: [equals('stock', 'many')] })).toEqual([
      400,
      'FRAMEWORK__INVALID_FILTER_QUERY',
      '/filter/0/value',
    ])
    expect(await refused({ filter: [{ type: 'near', field: 'id' }] })).toEqual([
      400,
      'FRAMEWORK__INVALID_FILTER_QUERY',
      '/filter/0/type',
    ])
  })

  it('is filtered by a GET', async () => {
    const query = new URLSearchParams({ ...body, 'filter[0][type]': 'equals', 'filter[0][field]': 'productNumber' })
    const path = operation.replace('POST', 'GET')
    const found = async (number: string) =>
      (await ask(`${path}?${query}&filter[0][value]=${number}`)).json.elements.length
    expect([await found('CT-10-BLACK'), await found('xx')]).toEqual([1, 0])
  })
})

describe('A filtered listing', () => {
  it('has one variant that meets the filter, the post-filter and the listing’s own filters', async () => {
    const [ten, green] = [{ filter: [option(OPTIONS['10b'])] }, { properties: OPTIONS.green }]
    expect(numbers(await list({ ...ten, ...green, 'min-price': 15 }))).toEqual(['CT'])
    // The green one for chain 10B costs 20, the one for 08B less.
    expect(numbers(await list({ filter: [equals('optionIds', OPTIONS['10b'])], ...green, 'max-price': 15 }))).toEqual(
      [],
    )
    const stocked = { 'post-filter': [range('stock', { gte: 1 })] }
    expect(numbers(await list({ filter: [equals('optionIds', OPTIONS['10b'])], ...stocked }))).toEqual([])
    expect(numbers(await list({ filter: [equals('optionIds', OPTIONS['08b'])], ...stocked }))).toEqual(['CT'])
  })

  it('has the aggregations of the filter, whatever the post-filter', async () => {
    const { aggregations: all } = await list({})
    expect((await list({ 'post-filter': [equals('productNumber', 'xx')] })).aggregations).toEqual(all)
    const filter = [equals('optionIds', OPTIONS['10b'])]
    const { aggregations } = await list({ filter })
    const options = aggregations.properties.entities.map((group: { name: string; options: { name: string }[] }) => [
      group.name,
      group.options.map(({ name }) => name),
    ])
    expect(options).toEqual([
      ['Kette', ['10B']],
      ['Farbe', ['schwarz', 'grün']],
    ])
    expect(aggregations.price).toMatchObject({ min: '20', max: '20' })
    const { aggregations: none } = await list({ filter: [equals('productNumber', 'xx')] })
    expect(none).toMatchObject({ price: { min: null, max: null }, measures: { buckets: [] } })
    expect(none).not.toHaveProperty('properties')
  })

  it('is sorted by the variants that meet the filter', async () => {
    const filter = [range('price', { gte: 15 })]
    expect(numbers(await list({ filter, order: 'price-asc' }))).toEqual(['CT', 'SHEET'])
  })

  it.each([
    ['shipping-free', true, { 'shipping-free': true }],
    ['shipping-free', '1', { 'shipping-free': true }],
    ['manufacturer', 'f'.repeat(32), { manufacturer: ['f'.repeat(32)] }],
    ['rating', 3, { rating: 3 }],
  ])('knows the filter %s, which no product meets', async (name, value, currentFilters) => {
    const { total, elements, aggregations, ...listing } = await list({ [name]: value })
    expect([total, elements]).toEqual([0, []])
    expect(listing.currentFilters).toMatchObject(currentFilters)
    expect(aggregations).toEqual((await list({})).aggregations)
    const hidden = await list({ [name]: value, [`${name}-filter`]: false })
    expect(hidden.total).toBe(3)
    expect(hidden.aggregations).not.toHaveProperty(name)
  })

  it.each([
    { 'shipping-free': false },
    { 'shipping-free': '' },
    { 'shipping-free': '0' },
    { manufacturer: '' },
    { manufacturer: [] },
    { rating: '' },
    { rating: null },
  ])('is not filtered by %j', async (given) => {
    const { total, currentFilters } = await list(given)
    expect(total).toBe(3)
    expect(currentFilters).toMatchObject({ 'shipping-free': false, manufacturer: [], rating: null })
  })

  it('of a category’s page passes over criteria, as that route does', async () => {
    const path = `POST /category/${id('category', 'root')}`
    const body = { filter: [equals('productNumber', 'xx')], 'post-filter': [equals('secret', 1)] }
    const { json } = await ask(path, { body })
    const blocks = json.cmsPage.sections.flatMap((section: { blocks: object[] }) => section.blocks)
    const slot = blocks.find(({ type }: { type: string }) => type === 'product-listing').slots[0]
    expect(slot.data.listing.total).toBe(3)
  })
})
