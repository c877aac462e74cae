import type { Category } from '#contracts/shop/category.ts'
import { type Locale, offeredLocales } from '#contracts/locales.ts'
import { type Alternates, paths } from '#web/app/paths.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

type ShopFor = (locale: Locale) => ShopClient

/** Without an address of the shop, ours has the name. */
const NAME = ['name', 'translated.name']

/** Variants are part of their product's page. */
const PRODUCTS = {
  filter: [{ type: 'equals' as const, field: 'parentId', value: null }],
  includes: { product: ['id', 'seoUrls', ...NAME], seo_url: ['seoPathInfo'] },
}
const CATEGORIES = { includes: { category: ['id', 'type', 'level', 'seoUrls', ...NAME], seo_url: ['seoPathInfo'] } }

/** @throws ServiceFailure */
export async function findProductPages(shopFor: ShopFor, limit: number): Promise<Alternates[]> {
  return joinLanguages(shopFor, (shop) => readAllProducts(shop, PRODUCTS, limit), paths.product)
}

/** @throws ServiceFailure */
export async function findCategoryPages(shopFor: ShopFor, limit: number): Promise<Alternates[]> {
  const read = (shop: ShopClient) =>
    readAllPages((page) => shop('POST /category', { body: { ...CATEGORIES, ...page } }), limit)
  // The root of all categories has no page. A folder or link may have an address from before.
  const listed = async (shop: ShopClient) =>
    orNavigation(
      shop,
      (await read(shop)).filter(({ type, seoUrls }) => type === 'page' && (seoUrls?.length ?? 0) > 0),
    )
  const roots = Object.fromEntries(offeredLocales().map((locale) => [locale, paths.category(locale)]))
  const starts = Object.fromEntries(offeredLocales().map((locale) => [locale, paths.shop(locale)]))
  return [starts, roots, ...(await joinLanguages(shopFor, listed, paths.category))]
}

/** Levels below the root, more than a menu has. */
const ALL_LEVELS = 20

/** A channel without addresses: its categories are those of its navigation, without the root. */
async function orNavigation(shop: ShopClient, found: Category[]): Promise<Category[]> {
  if (found.length > 0) return found
  const all = await shop('POST /navigation/{activeId}/{rootId}', {
    path: { activeId: 'main-navigation', rootId: 'main-navigation' },
    body: { ...CATEGORIES, depth: ALL_LEVELS, buildTree: false },
  })
  return all.filter(({ type, level = 1 }) => type === 'page' && level > 1)
}

type SeoEntity = Parameters<typeof seoPathOf>[0]

/** The same pages in all languages. Locales that share a language of the shop share its response. */
async function joinLanguages(
  shopFor: ShopFor,
  read: (shop: ShopClient) => Promise<SeoEntity[]>,
  address: (locale: Locale, seoPath: string) => string,
): Promise<Alternates[]> {
  const reading = new Map<ShopClient, Promise<SeoEntity[]>>()
  const pages = new Map<string, Alternates>()
  for (const locale of offeredLocales()) {
    const shop = shopFor(locale)
    const found = reading.get(shop) ?? read(shop)
    reading.set(shop, found)
    for (const one of await found) {
      const page = pages.get(one.id) ?? {}
      page[locale] = address(locale, seoPathOf(one))
      pages.set(one.id, page)
    }
  }
  return [...pages.values()]
}
