import { expect, test, vi } from 'vitest'
import { readElements } from '#contracts/content/read-element.ts'
import type { Category } from '#contracts/shop/category.ts'
import { loadShopNeeds } from './load-shop-needs.server.ts'
import { listingKey, NO_SHOP_DATA, shortcutsKey } from './shop-data.ts'
import { collectShopNeeds } from './shop-needs.ts'

type Shop = Parameters<typeof loadShopNeeds>[0]

const category = (id: string, children: Category[] = []): Category => ({
  id,
  name: id,
  type: 'page',
  breadcrumb: [],
  childCount: children.length,
  children,
  translated: { name: `Name of ${id}`, description: 'A sentence. Another.' },
})
const option = (id: string, position: number) => ({
  id,
  groupId: 'chain',
  name: id,
  position,
  translated: { name: id },
})

const asked: string[] = []
const shop = (async (operation: string, given: { path?: Record<string, string>; body: Record<string, unknown> }) => {
  asked.push(operation)
  if (operation.startsWith('POST /navigation')) return [category('a', [category('a1')]), category('b')]
  const entities = [
    { id: 'chain', name: '', translated: { name: '' }, options: [option('late', 2), option('early', 1)] },
  ]
  return { total: given.path?.categoryId === 'a' ? 5 : 1, elements: [], aggregations: { properties: { entities } } }
}) as unknown as Shop

const needs = collectShopNeeds(
  readElements(
    [
      { id: 1, type: 'site_hero', content: { parts: [{ fragment: 'x', categoryId: 'a1' }] } },
      {
        id: 2,
        type: 'site_section',
        content: {},
        children: [
          {
            id: 3,
            type: 'site_shop_categories',
            content: { shortcuts: { groupId: 'chain', categoryId: 'a', limit: 1 } },
          },
          { id: 4, type: 'site_shop_products', content: { categoryId: 'b', limit: '4' } },
        ],
      },
    ],
    { hosts: [] },
  ),
)

test('collects the needs of all elements, children included', () => {
  expect(needs).toEqual({
    categoryIds: ['a1'],
    parentIds: [''],
    listings: [{ categoryId: 'b', limit: 4, sorting: '' }],
    shortcuts: [{ groupId: 'chain', categoryId: 'a', title: '', note: '', limit: 1 }],
  })
})

test('loads categories with counts, children, products and short cuts', async () => {
  const data = await loadShopNeeds(shop, needs, vi.fn())
  expect(data.available).toBe(true)
  expect(data.childIds).toEqual({ '': ['a', 'b'] })
  expect(data.categories).toMatchObject({ a: { name: 'Name of a', products: 5 }, a1: { products: 1 }, b: {} })
  expect(data.products[listingKey({ categoryId: 'b', limit: 4, sorting: '' })]).toEqual([])
  expect(data.shortcuts[shortcutsKey({ categoryId: 'a', groupId: 'chain' })]).toEqual({
    category: { id: 'a', name: 'Name of a', seoPath: 'a' },
    options: [{ id: 'early', name: 'early' }],
  })
})

test('a page without needs does not ask', async () => {
  asked.length = 0
  expect(await loadShopNeeds(shop, collectShopNeeds([]), vi.fn())).toBe(NO_SHOP_DATA)
  expect(asked).toEqual([])
})

test('a shop that fails is reported and the page goes on', async () => {
  const report = vi.fn()
  const failure = new Error('down')
  const failing = (() => Promise.reject(failure)) as unknown as Shop
  expect(await loadShopNeeds(failing, needs, report)).toEqual({ ...NO_SHOP_DATA, available: false })
  expect(report).toHaveBeenCalledWith(failure)
})
