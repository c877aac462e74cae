import { expect, test } from 'vitest'
import type { PropertyGroup, PropertyOption } from '#contracts/shop/product.ts'
import { facetsOf } from './facets.ts'

const option = (id: string, position: number): PropertyOption => ({
  id,
  groupId: 'g',
  name: id,
  position,
  translated: { name: id.toUpperCase() },
})
const group = (id: string, position: number, options: PropertyOption[]): PropertyGroup => ({
  id,
  name: id,
  position,
  options,
  translated: { name: id.toUpperCase() },
})
const NONE = { options: [], traits: [] }
const entities = [
  group('material', 2, [option('pom', 1), option('pa6', 0)]),
  group('chain', 1, [option('08b', 0), option('10b', 1)]),
  group('norm', 3, [option('iso606', 0)]),
]

test("filters have groups and options in the shop's order, with counts", () => {
  const counts = { buckets: [{ key: '08b', count: 12 }] }
  const facets = facetsOf({ properties: { entities }, 'property-counts': counts }, { options: ['10b'], traits: [] })
  expect(facets.map(({ name }) => name)).toEqual(['CHAIN', 'MATERIAL'])
  expect(facets[0]?.options).toEqual([
    { id: '08b', name: '08B', colour: undefined, count: 12, selected: false },
    { id: '10b', name: '10B', colour: undefined, count: 0, selected: true },
  ])
  expect(facets[1]?.options.map(({ id }) => id)).toEqual(['pa6', 'pom'])
})

test('filters of a shop that does not count have no counts', () => {
  expect(facetsOf({ properties: { entities } }, NONE)[0]?.options[0]?.count).toBeUndefined()
})

test('a group with one option is shown only if the option is chosen', () => {
  expect(facetsOf({ properties: { entities } }, { options: ['iso606'], traits: [] }).map(({ id }) => id)).toContain(
    'norm',
  )
})

test('without aggregations there are no filters', () => {
  expect(facetsOf([], NONE)).toEqual([])
  expect(facetsOf({}, NONE)).toEqual([])
})

test('known facts are a filter of their own, without those that have no words', () => {
  const traits = { buckets: ['food', 'in-stock', 'edible'].map((key) => ({ key, count: 3 })) }
  const [facet, ...others] = facetsOf({ traits }, { options: [], traits: ['food'] })
  expect(others).toEqual([])
  expect(facet).toMatchObject({ field: 't' })
  expect(facet?.options.map(({ id, selected }) => [id, selected])).toEqual([
    ['food', true],
    ['in-stock', false],
  ])
})
