import { patienceOf } from '#web/clients/patience.ts'
import { expect, test, vi } from 'vitest'
import { PAGE_LANGUAGE } from '#web/catalogue/text-languages.server.ts'
import { readElements } from '#contracts/content/read-element.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { BlockServices } from './block-loader.ts'
import { loadBlocks } from './load-blocks.server.ts'

const category = (id: string, children: Category[] = []): Category => ({
  id,
  name: id,
  type: 'page',
  breadcrumb: [],
  childCount: children.length,
  children,
  translated: { name: `Name of ${id}`, description: 'A sentence. Another.' },
})
const option = (id: string, position: number) => ({ id, groupId: 'chain', position, translated: { name: id } })

/** A shop that responds to the loaders' calls; `fails` makes the listing of that category fail. */
function services(given: { fails?: string } = {}) {
  const calls: string[] = []
  const report = vi.fn<(failure: unknown) => void>()
  const shop = async (operation: string, { path }: { path: { categoryId?: string } }) => {
    calls.push(path.categoryId ? `${operation} ${path.categoryId}` : operation)
    if (operation.startsWith('POST /navigation')) {
      if (given.fails === 'navigation') throw new Error('navigation is down')
      return [category('a', [category('a1')]), category('b')]
    }
    if (path.categoryId === given.fails) throw new Error(`${given.fails} is down`)
    const entities = [{ id: 'chain', options: [option('late', 2), option('early', 1), option('last', 3)] }]
    return { total: path.categoryId === 'a' ? 5 : 1, elements: [], aggregations: { properties: { entities } } }
  }
  return {
    calls,
    report,
    services: {
      shop,
      locale: 'de',
      languages: PAGE_LANGUAGE,
      content: {},
      patience: patienceOf(),
      report,
    } as unknown as BlockServices,
  }
}

const elements = (...given: object[]) =>
  readElements(
    given.map((element, index) => ({ id: index + 1, content: {}, ...element })),
    { hosts: [] },
  )

const hero = { type: 'site_hero', content: { parts: [{ fragment: 'x', categoryId: 'a1' }] } }
const categories = {
  type: 'site_shop_categories',
  content: { shortcuts: { groupId: 'chain', categoryId: 'a', limit: 2 } },
}
const products = { type: 'site_shop_products', content: { categoryId: 'b', limit: '4' } }

test('the hero receives the categories of its parts', async () => {
  const { loaded } = await loadBlocks(elements(hero), services().services)
  expect(loaded.site_hero?.[1]?.parts).toMatchObject([
    { position: 1, fragment: 'x', category: { name: 'Name of a1', products: 1 } },
  ])
})

test('the categories are the children of the root with their counts and the first options of a filter', async () => {
  const { loaded } = await loadBlocks(elements(categories), services().services)
  expect(loaded.site_shop_categories?.[1]).toMatchObject({
    categories: [
      { id: 'a', name: 'Name of a', products: 5 },
      { id: 'b', products: 1 },
    ],
    shortcuts: {
      category: { id: 'a', to: '/de/shop/category/name-of-a/a' },
      options: [{ id: 'early' }, { id: 'late' }],
    },
  })
})

test('categories named by the element keep its order and omit those that the shop lacks', async () => {
  const named = { type: 'site_shop_categories', content: { categoryIds: ['b', 'gone', 'a1'] } }
  const { loaded } = await loadBlocks(elements(named), services().services)
  expect(loaded.site_shop_categories?.[1]?.categories.map(({ id }) => id)).toEqual(['b', 'a1'])
})

test('the hero and the tiles of a page share one request for their counts', async () => {
  const { calls, services: given } = services()
  const parts = [
    { fragment: 'x', categoryId: 'a' },
    { fragment: 'y', categoryId: 'b' },
  ]
  const tiles = { type: 'site_shop_categories', content: { categoryIds: ['a', 'b'] } }
  const { loaded } = await loadBlocks(elements({ type: 'site_hero', content: { parts } }, tiles), given)
  expect(loaded.site_hero?.[1]?.parts.map(({ category }) => category.products)).toEqual([5, 1])
  expect(loaded.site_shop_categories?.[2]?.categories.map(({ products }) => products)).toEqual([5, 1])
  expect(calls.filter((call) => call.startsWith('POST /product-listing')).toSorted()).toEqual([
    'POST /product-listing/{categoryId} a',
    'POST /product-listing/{categoryId} b',
  ])
})

test('elements in a section are loaded too, each under its own id', async () => {
  const children = [
    { id: 7, ...products },
    { id: 8, ...products },
  ]
  const { loaded } = await loadBlocks(elements({ type: 'site_section', children }), services().services)
  expect(Object.keys(loaded.site_shop_products ?? {})).toEqual(['7', '8'])
})

test('elements without a loader cause no request', async () => {
  const { calls, services: given } = services()
  expect(await loadBlocks(elements({ type: 'text' }, { type: 'site_unknown' }), given)).toEqual({
    loaded: {},
    failed: [],
  })
  expect(calls).toEqual([])
})

test('a loader that fails is reported and affects its own block only', async () => {
  const { report, services: given } = services({ fails: 'b' })
  const broken = { type: 'site_shop_products', content: { categoryId: 'b' } }
  const working = { type: 'site_shop_products', content: { categoryId: 'a' } }
  const { loaded, failed } = await loadBlocks(elements(broken, working), given)
  expect(failed).toEqual([1])
  expect(loaded.site_shop_products).toEqual({ 2: { products: [] } })
  expect(report.mock.calls).toEqual([[new Error('b is down')]])
})

test('the hero is shown without its parts if the shop fails, and the failure is reported', async () => {
  const { report, services: given } = services({ fails: 'navigation' })
  expect(await loadBlocks(elements(hero), given)).toEqual({ loaded: { site_hero: { 1: { parts: [] } } }, failed: [] })
  expect(report.mock.calls).toEqual([[new Error('navigation is down')]])
})

test('a block whose service hangs is given up after two seconds, and the others have their data', async () => {
  vi.useFakeTimers()
  try {
    const { services: given, report } = services()
    const answer = given.shop
    const shop: unknown = async (operation: string, options: { path: { categoryId?: string } }) =>
      options.path.categoryId === 'b' ? new Promise(() => {}) : Reflect.apply(answer, undefined, [operation, options])
    const loading = loadBlocks(elements(hero, products), { ...given, shop: shop as BlockServices['shop'] })
    await vi.advanceTimersByTimeAsync(2_000)
    const { loaded, failed } = await loading
    expect([Object.keys(loaded), failed]).toEqual([['site_hero'], [2]])
    expect(report).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
