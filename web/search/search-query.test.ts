import { expect, test } from 'vitest'
import { SEARCH_FILTERS, SEARCH_LIMITS, SEARCH_SORTINGS } from '#contracts/search/search-request.ts'
import * as query from './search-query.ts'

const { parseSearchAddress, searchParamsOf, parseBound } = query
const parse = (search: string) => parseSearchAddress(new URLSearchParams(search))

test('the bounds of an address are those of the search service', () => {
  expect(query.LEAST_TERM).toBe(SEARCH_LIMITS.minTerm)
  expect(query.LONGEST_TERM).toBe(SEARCH_LIMITS.maxTerm)
  expect(query.PAGE_SIZE).toBeLessThanOrEqual(SEARCH_LIMITS.maxSize)
  expect(query.PAGE_SIZE * (query.LAST_PAGE - 1)).toBeLessThanOrEqual(SEARCH_LIMITS.maxReach)
  expect(query.FILTERS).toEqual(SEARCH_FILTERS)
  expect(query.SORTINGS).toEqual(SEARCH_SORTINGS)
})

test('a search is the same after its way through an address', () => {
  const search: query.SearchAddress = {
    term: '08b & "x" 100 %',
    view: 'products',
    page: 3,
    filters: { chain: ['08b-1', '10b-1'], family: ['chain-guides'] },
    ranges: { length: { min: '100', max: '1 250,5' }, 'inner-width': { min: '', max: '7.75' } },
    sort: 'name',
    isList: true,
  }
  expect(parse(searchParamsOf(search))).toEqual(search)
  expect(searchParamsOf({})).toBe('')
})

test.each([
  ['', {}],
  ['term=%20%20ct%20', { term: 'ct' }],
  ['view=news&p=0', {}],
  ['view=toString&p=1e1', { page: 10 }],
  ['p=51', { page: 50 }],
  ['sort=stock&show=none', {}],
  ['p=-1', {}],
  ['family=&family=a&family=a', { filters: { family: ['a'] } }],
  [`chain=${'x'.repeat(81)}`, {}],
  ['min-LENGTH=1&min-=1&__proto__=1&max-__proto__=1', {}],
  ['min-length=%20&max-length=abc', { ranges: { length: { min: '', max: 'abc' } } }],
])('of the address %s is read what can be chosen', (search, expected) => {
  const nothing = { term: '', view: undefined, page: 1, filters: {}, ranges: {}, sort: 'relevance', isList: false }
  expect(parse(search)).toEqual({ ...nothing, ...expected })
})

test('a term of 10,000 characters is cut without halving one', () => {
  const { term } = parse(`term=${encodeURIComponent('😀'.repeat(10_000))}`)
  expect(term).toBe('😀'.repeat(200))
})

test.each([
  ['', undefined],
  ['100', 100],
  ['7,75', 7.75],
  ['1 250,5', 1250.5],
  ['abc', Number.NaN],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['Infinity', Number.NaN],
])('the bound %j is %s', (text, expected) => {
  expect(parseBound(text)).toBe(expected)
})
