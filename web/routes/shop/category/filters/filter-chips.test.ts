import { expect, test } from 'vitest'
import { filterChips } from './filter-chips.ts'

const query = {
  options: ['08b', '10b'],
  traits: ['food'],
  ranges: { b: { min: '17,4', max: '' }, h: { min: 'x', max: '' } },
  order: undefined,
  view: 'rows' as const,
  page: 1,
  show: 24,
}
const option = (id: string, selected: boolean) => ({
  id,
  name: id.toUpperCase(),
  colour: undefined,
  count: 1,
  selected,
})
const listing = {
  facets: [
    { id: 'chain', name: 'Chain', field: 'f' as const, options: [option('08b', true), option('12b', false)] },
    { id: 'traits', name: 'Suitability', field: 't' as const, options: [option('food', true)] },
  ],
  ranges: [
    {
      symbol: 'b',
      name: 'Width',
      unit: 'mm',
      min: 1,
      max: 90,
      typed: query.ranges.b,
      mistake: undefined,
      bounds: { min: 17.4, max: undefined },
    },
    {
      symbol: 'h',
      name: 'Height',
      unit: 'mm',
      min: 1,
      max: 90,
      typed: query.ranges.h,
      mistake: 'number' as const,
      bounds: { min: undefined, max: undefined },
    },
  ],
}

test('each filter of the address is a chip that leads to the list without it', () => {
  expect(filterChips(listing, query)).toEqual([
    { key: '08b', label: '08B', without: { options: ['10b'] } },
    { key: 'food', label: 'FOOD', without: { traits: [] } },
    { key: 'b', label: 'b ≥ 17,4 mm', without: { ranges: { h: query.ranges.h } } },
    // Not among the filters of this list.
    { key: '10b', label: 'Unbekannter Filter', without: { options: ['08b'], traits: ['food'] } },
  ])
})
