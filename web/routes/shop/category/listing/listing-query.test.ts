import { describe, expect, test } from 'vitest'
import { fromTop, isIndexable, listingSearch, parseListingQuery, STEP } from './listing-query.ts'
import { filterSearch } from './measure-range.ts'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const parse = (search: string) => parseListingQuery(new URLSearchParams(search))

describe('parseListingQuery', () => {
  test('reads filters, sorting, view, page and number of rows', () => {
    expect(parse(`f=${B}&f=${A}&f=${A}&t=food&t=atex&max-b=20&min-h=+&order=name-asc&view=grid&p=2&show=48`)).toEqual({
      options: [A, B],
      traits: ['atex', 'food'],
      ranges: { b: { min: '', max: '20' } },
      order: 'name-asc',
      view: 'grid',
      page: 2,
      show: 48,
    })
  })

  test.each([
    '',
    'f=DROP&t=A%20B&view=huge&p=0&show=-3',
    'p=x&show=1.5&order=&min-=3&min-b=',
    `order=${'x'.repeat(256)}`,
  ])('falls back to defaults for the invalid %s', (search) => {
    expect(parse(search)).toEqual({
      options: [],
      traits: [],
      ranges: {},
      order: undefined,
      view: 'rows',
      page: 1,
      show: STEP,
    })
  })

  test('shows at most a page', () => expect(parse('show=9999').show).toBe(250))
})

describe('listingSearch', () => {
  test.each(['', `?f=${A}&f=${B}&t=food&min-b=17%2C4&max-b=wide&order=name-asc&view=grid&p=2&show=48`])(
    'returns the query that was read: %s',
    (search) => {
      expect(listingSearch(parse(search))).toBe(search)
    },
  )

  test('a new filter starts at the first page and keeps the view', () => {
    const query = fromTop(parse(`p=3&show=48&view=dense`), { options: [A] })
    expect(listingSearch(query)).toBe(`?f=${A}&view=dense`)
  })
})

test('the plain list and its pages are indexed, but not filtered, sorted or other views', () => {
  expect(['', 'p=2'].map((search) => isIndexable(parse(search)))).toEqual([true, true])
  expect(
    [`f=${A}`, 't=food', 'min-b=1', 'order=name-asc', 'view=grid', 'show=48'].some((search) =>
      isIndexable(parse(search)),
    ),
  ).toBe(false)
})

test('a product is opened with the filters of the list, without a range that filters nothing', () => {
  const query = parse(`f=${A}&t=food&min-b=17,4&max-b=20&min-h=9&max-h=1&max-r=wide&order=name-asc&view=grid&p=2`)
  expect(filterSearch(query)).toBe(`?f=${A}&t=food&min-b=17%2C4&max-b=20`)
  expect(filterSearch(parse('p=2&show=48'))).toBe('')
})
