import { expect, test } from 'vitest'
import type { Category } from '#contracts/shop/category.ts'
import type { PropertyGroup } from '#contracts/shop/product.ts'
import { type FilteredFamily, shortcutsOf } from './shortcuts.ts'

const named = (id: string) => ({ id, name: id, translated: { name: id } })
const group = (id: string, position: number, ...options: string[]): PropertyGroup => ({
  ...named(id),
  position,
  options: options.map((option, index) => ({ ...named(option), groupId: id, position: index })),
})

function family(id: string, total: number, groups: PropertyGroup[], counts?: Record<string, number>): FilteredFamily {
  const buckets = counts && Object.entries(counts).map(([key, count]) => ({ key, count }))
  const category = { ...named(id), level: 2, children: [] } as unknown as Category
  return {
    category,
    total,
    aggregations: { properties: { entities: groups }, ...(buckets && { 'property-counts': { buckets } }) },
  }
}

const brief = (shortcuts: ReturnType<typeof shortcutsOf>['sizes']) =>
  shortcuts.map(({ category, option }) => `${category.id} ${option.id}`)

test('sizes are those of the first filter, in its order, each in the family where it leads to the most products', () => {
  const chain = group('chain', 1, '06B', '08B')
  const { sizes } = shortcutsOf([
    family('sprockets', 2, [group('colour', 9, 'red', 'green'), chain], { '06B': 1, '08B': 2, red: 1, green: 1 }),
    family('guides', 9, [chain], { '06B': 7, '08B': 2 }),
  ])
  expect(brief(sizes)).toEqual(['guides 06B', 'sprockets 08B'])
})

test('of each other filter the option of the most products follows; an option of all products is left out', () => {
  const { common } = shortcutsOf([
    family(
      'guides',
      9,
      [group('chain', 1, '06B', '08B'), group('use', 3, 'food', 'any'), group('colour', 2, 'red', 'green')],
      { '06B': 7, '08B': 7, food: 4, any: 9, red: 5, green: 3 },
    ),
  ])
  expect(brief(common)).toEqual(['guides red', 'guides food'])
})

test('a shop that does not count has the first option of each filter; a filter without a choice is left out', () => {
  const shortcuts = shortcutsOf([
    family('plates', 3, [group('size', 1, 's', 'm'), group('grade', 2, 'PA', 'POM'), group('standard', 3, 'DIN')]),
  ])
  expect(brief(shortcuts.sizes)).toEqual(['plates s', 'plates m'])
  expect(brief(shortcuts.common)).toEqual(['plates PA'])
})

test('a shop without filters has no shortcuts', () => {
  expect(shortcutsOf([{ ...family('plates', 3, []), aggregations: [] }])).toEqual({ sizes: [], common: [] })
})
