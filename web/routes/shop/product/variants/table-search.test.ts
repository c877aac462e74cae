import { expect, test } from 'vitest'
import { factFilter } from './fact-filters.ts'
import { knownSorting, parseTableQuery } from './parse-table-query.server.ts'
import { tableSearch } from './table-search.ts'
import type { Column } from './variant-columns.ts'

const columns = [
  { key: 'chain', kind: 'text', choices: ['06B-1', '08B-1'], optionIds: ['id06', 'id08'] },
  { key: 'b', kind: 'number', choices: [], optionIds: [] },
] as unknown as Column[]
const searchOf = (filters: Record<string, string>, before = '') =>
  tableSearch(new URLSearchParams(before), columns, filters, undefined).toString()

test('the address of a filtered and sorted table reads as the same filters and sorting', () => {
  const filters = { chain: '08B-1', b: '14–20,5', number: 'CT', ...factFilter('food') }
  const sorting = { key: 'b', descending: true }
  const search = tableSearch(new URLSearchParams('variant=CT-1'), columns, filters, sorting)
  expect(search.get('variant')).toBe('CT-1')
  expect(parseTableQuery(search)).toEqual({
    options: ['id08'],
    facts: ['food'],
    filters: { b: '14–20,5', number: 'CT' },
    sorting,
  })
})

test.each([
  ['14-', 'min-b=14'],
  ['–20', 'max-b=20'],
  ['20', 'min-b=20&max-b=20'],
  ['wide', ''],
  ['-', ''],
  [' ', ''],
])('the filter %j of a measure is in the address as %j', (b, search) => expect(searchOf({ b })).toBe(search))

test('earlier filters leave the address, and the rest of it stays', () => {
  expect(searchOf({}, 'f=id06&t=food&min-b=1&max-b=2&number=CT&sort=b-asc&variant=CT-1&rows=all')).toBe(
    'variant=CT-1&rows=all',
  )
})

test.each([
  ['b-desc', { key: 'b', descending: true }],
  ['number-asc', { key: 'number', descending: false }],
  ['h-asc', undefined],
  ['b', undefined],
  ['b-up', undefined],
])('the sorting %s of an address is applied as %j', (text, sorting) => {
  const read = parseTableQuery(new URLSearchParams({ sort: text }))
  expect(knownSorting(read.sorting, columns)).toEqual(sorting)
})
