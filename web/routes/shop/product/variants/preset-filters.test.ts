import { expect, test } from 'vitest'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { presetFilters } from './preset-filters.ts'
import type { Column } from './variant-columns.ts'

const option = (groupId: string, name: string) => ({ id: `${groupId}/${name}`, groupId, translated: { name } })
const variants = ['06B-1', '08B-1'].map(
  (chain) => ({ options: [option('chain', chain), option('colour', 'green')], properties: [] }) as unknown as Optioned,
)
const columns = [
  { key: 'chain', kind: 'text' },
  { key: 'b', kind: 'number' },
] as Column[]
const preset = (...ids: string[]) => presetFilters(variants, columns, ids)

test('an option of the address filters its column', () => expect(preset('chain/08B-1')).toEqual({ chain: '08B-1' }))

test('several options of one group leave its column open', () => {
  expect(preset('chain/06B-1', 'chain/08B-1')).toEqual({})
  expect(preset('chain/08B-1', 'chain/08B-1')).toEqual({ chain: '08B-1' })
})

test('options that no column shows, and unknown ones, are left out', () => {
  expect(preset('colour/green', 'nothing')).toEqual({})
})
