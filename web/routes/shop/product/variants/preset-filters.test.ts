import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { parseTableQuery } from './parse-table-query.server.ts'
import { presetFilters } from './preset-filters.ts'
import type { Column } from './variant-columns.ts'

const option = (groupId: string, name: string) => ({ id: `${groupId}/${name}`, groupId, translated: { name } })
const VARIANTS = [
  { chain: '06B-1', material: 'PE', colour: 'green', b: 15, h: 10, l: 1250.5 },
  { chain: '08B-1', material: 'PE', colour: 'green', b: 15, h: 20, l: 2000 },
  { chain: '08B-1', material: 'PA', colour: 'black', b: 30, h: 20, l: 2000 },
]
type Key = keyof (typeof VARIANTS)[number]

/** The filters of a table with these columns, whatever options the variants have. */
const preset = (keys: readonly Key[], ...ids: string[]) =>
  presetBy(keys, new URLSearchParams(ids.map((id) => ['f', id])).toString())

function presetBy(keys: readonly Key[], search: string) {
  const variants = VARIANTS.map((variant, index) => {
    const { chain, material, colour, b, h, l } = variant
    const options = { chain, material, colour, format: `${b} × ${h} mm`, length: `${l} mm`, food: 'yes' }
    const optioned = { options: Object.entries(options).map(([group, name]) => option(group, name)), properties: [] }
    return {
      read: optioned as unknown as Optioned,
      row: {
        number: String(index),
        cells: keys.map((key) => variant[key]),
        flags: { food: true, atex: material === 'PA' },
      },
    }
  })
  const columns = keys.map((key) => ({ key, kind: key.length === 1 ? 'number' : 'text', digits: 1 })) as Column[]
  return runWithLocale('de', () => presetFilters(variants, columns, parseTableQuery(new URLSearchParams(search))))
}

test('an option of the address filters its column', () => {
  expect(preset(['chain', 'b'], 'chain/08B-1')).toEqual({ chain: '08B-1' })
})

test('several options of one group leave its column open', () => {
  expect(preset(['chain'], 'chain/06B-1', 'chain/08B-1')).toEqual({})
  expect(preset(['chain'], 'chain/08B-1', 'chain/08B-1')).toEqual({ chain: '08B-1' })
})

test.each<[string, Key[], string, object]>([
  ['in words', ['chain', 'material', 'b'], 'colour/black', { material: 'PA' }],
  ['in a number, as its field reads it', ['b', 'l'], 'length/1250.5 mm', { l: '1\u202f250,5' }],
  ['in two numbers', ['b', 'h'], 'format/15 × 20 mm', { b: '15', h: '20' }],
])('an option without a column filters those that say the same, %s', (_, keys, id, filters) => {
  expect(preset(keys, id)).toEqual(filters)
})

test('an option that no filters say is left out', () => {
  expect(preset(['b'], 'chain/08B-1')).toEqual({})
})

test('filters of different groups hold together', () => {
  expect(preset(['chain', 'material'], 'chain/08B-1', 'colour/green')).toEqual({ chain: '08B-1', material: 'PE' })
})

test('options that all variants have, and unknown ones, filter nothing', () => {
  expect(preset(['chain', 'material'], 'food/yes', 'nothing')).toEqual({})
})

test.each([
  ['min-b=14&max-b=20,5', { b: '14–20,5' }],
  ['min-b=14', { b: '14–' }],
  ['max-b=20', { b: '–20' }],
  ['min-b=15&max-b=15', { b: '15' }],
  ['min-b=wide&max-b=20', {}],
  ['min-h=1', {}],
  ['min-chain=1', {}],
])('the range of a list %s filters its column as %j', (search, filters) => {
  expect(presetBy(['chain', 'b'], search)).toEqual(filters)
})

test('a fact of a list filters where some variants have it, and not where all or none have it', () => {
  expect(presetBy(['b'], 't=atex&t=food&t=antistatic&t=edible')).toEqual({ 'has-atex': 'yes' })
})
