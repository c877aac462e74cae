import { describe, expect, it } from 'vitest'
import { ShopError } from '#backend/http/shop-error.ts'
import { CRITERIA_BOUNDS } from './bounds.ts'
import { readCriteria } from './read-criteria.ts'

const refusal = (body: unknown) => {
  try {
    readCriteria(body, 250)
  } catch (error) {
    if (error instanceof ShopError) return error.errors[0]
    throw error
  }
  return undefined
}
const times = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, i) => make(i))
const equals = { type: 'equals', field: 'id', value: 'a' }
const like = (letters: number) => ({ type: 'contains', field: 'name', value: 'x'.repeat(letters) })
/** Nested groups of filters. */
const nested = (levels: number): object => (levels === 0 ? equals : { type: 'and', queries: [nested(levels - 1)] })
const associations = (levels: number): object =>
  levels === 0 ? {} : { associations: { media: associations(levels - 1) } }

/** A body at its bound, one beyond it, its pointer, and the number that the error must name. */
const CASES: [name: string, at: object, past: object, pointer: string, max: number][] = [
  [
    'filters',
    { filter: times(50, () => equals) },
    { filter: times(51, () => equals) },
    '/filter',
    CRITERIA_BOUNDS.filters,
  ],
  [
    'filters of both lists and in groups',
    { filter: times(25, () => equals), 'post-filter': [{ type: 'or', queries: times(24, () => equals) }] },
    { filter: times(25, () => equals), 'post-filter': [{ type: 'or', queries: times(25, () => equals) }] },
    '/post-filter/0/queries',
    CRITERIA_BOUNDS.filters,
  ],
  [
    'depth',
    { filter: [nested(9)] },
    { filter: [nested(10)] },
    `/filter/0${'/queries/0'.repeat(9)}/queries`,
    CRITERIA_BOUNDS.depth,
  ],
  [
    'values',
    { filter: times(5, () => ({ type: 'equalsAny', field: 'id', value: times(100, String) })) },
    { filter: times(5, (i) => ({ type: 'equalsAny', field: 'id', value: times(i === 4 ? 101 : 100, String) })) },
    '/filter/4/value',
    CRITERIA_BOUNDS.values,
  ],
  [
    'values joined with pipes',
    { filter: [{ type: 'equalsAny', field: 'id', value: times(500, String).join('|') }] },
    { filter: [{ type: 'equalsAny', field: 'id', value: times(501, String).join('|') }] },
    '/filter/0/value',
    CRITERIA_BOUNDS.values,
  ],
  ['a search', { filter: [like(255)] }, { filter: [like(256)] }, '/filter/0/value', CRITERIA_BOUNDS.search],
  [
    'a value',
    { filter: [{ ...equals, value: 'x'.repeat(2048) }] },
    { filter: [{ ...equals, value: 'x'.repeat(2049) }] },
    '/filter/0/value',
    CRITERIA_BOUNDS.value,
  ],
  [
    'the name of a field',
    { filter: [{ ...equals, field: 'x'.repeat(255) }] },
    { filter: [{ ...equals, field: 'x'.repeat(256) }] },
    '/filter/0/field',
    CRITERIA_BOUNDS.name,
  ],
  ['ids', { ids: times(500, String) }, { ids: times(501, String) }, '/ids', CRITERIA_BOUNDS.ids],
  [
    'sorts',
    { sort: times(10, () => ({ field: 'id' })) },
    { sort: times(11, () => ({ field: 'id' })) },
    '/sort',
    CRITERIA_BOUNDS.sorts,
  ],
  ['page', { page: 100_000 }, { page: 100_001 }, '/page', CRITERIA_BOUNDS.page],
  [
    'depth of associations',
    associations(10),
    associations(11),
    '/associations/media'.repeat(10).concat('/associations'),
    CRITERIA_BOUNDS.depth,
  ],
  [
    'associations',
    { associations: Object.fromEntries(times(50, (i) => [`a${i}`, {}])) },
    { associations: Object.fromEntries(times(51, (i) => [`a${i}`, {}])) },
    '/associations',
    CRITERIA_BOUNDS.associations,
  ],
]

describe('readCriteria', () => {
  it.each(CASES)(
    'accepts %s at the bound and names the place and the bound if there are more',
    (_, at, past, pointer, max) => {
      expect(refusal(at)).toBeUndefined()
      const refused = refusal(past)
      expect(refused?.source).toEqual({ pointer })
      expect(refused?.detail).toContain(String(max))
    },
  )
})
