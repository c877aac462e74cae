import { expect, test } from 'vitest'
import type { PropertyOption } from '#contracts/shop/product.ts'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { sharedProperties } from './shared-properties.ts'

const GROUPS = { Material: 1, Colour: 2, Use: 3, Store: 4 }
const option = (group: keyof typeof GROUPS, name: string): PropertyOption => ({
  id: `${group}/${name}`,
  groupId: group,
  name,
  group: {
    id: group,
    name: group,
    position: GROUPS[group],
    visibleOnProductDetailPage: group !== 'Store',
    translated: { name: group },
  },
  translated: { name },
})
const having = (...properties: PropertyOption[]) => ({ options: null, properties })
const linesOf = (parent: Optioned, variants: readonly Optioned[], columns: readonly { key: string }[] = []) =>
  sharedProperties(parent, variants, columns, PAGE_LANGUAGE).map(({ name, value }) => `${name}: ${value}`)

test('A single product has a line for each group that its company shows, in the order of the groups.', () => {
  const single = having(
    option('Use', 'conveyors'),
    option('Material', 'POM-C'),
    option('Use', 'packing'),
    option('Store', '7'),
  )
  expect(linesOf(single, [single])).toEqual(['Material: POM-C', 'Use: conveyors, packing'])
})

test('A family has the properties that all of its variants share, and those that only the family has.', () => {
  const parent = having(option('Use', 'conveyors'))
  const variants = [
    having(option('Material', 'POM-C'), option('Colour', 'red')),
    having(option('Material', 'POM-C'), option('Colour', 'blue')),
  ]
  expect(linesOf(parent, variants)).toEqual(['Material: POM-C', 'Use: conveyors'])
})

test('A group with a column has no line.', () => {
  const single = having(option('Material', 'POM-C'))
  expect(linesOf(single, [single], [{ key: 'Material' }])).toEqual([])
})
