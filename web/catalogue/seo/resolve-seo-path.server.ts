import { ServiceFailure } from '#contracts/failure.ts'
import type { SeoUrl } from '#contracts/shop/category.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { idIn, isId, seoPathOf } from './seo-path.ts'

export type RouteName = 'frontend.navigation.page' | 'frontend.detail.page' | 'frontend.landing.page'

/** Routes of products and categories, which the shop lists by criteria. */
type ListedRoute = Exclude<RouteName, 'frontend.landing.page'>

/** The id of a category, product or landing page, or its present path for an address that it had before. */
type Resolved = { id: string; movedTo?: undefined } | { movedTo: string }

/**
 * Finds the product, category or landing page of an address, by seo path or id; undefined if there is none. Category
 * paths end with a slash in the shop, but not in our addresses: both spellings are requested.
 */
export async function resolveSeoPath(
  shop: ShopClient,
  path: string,
  routeName: RouteName,
): Promise<Resolved | undefined> {
  const bare = path.replace(/(?<!\/)\/+$/, '')
  if (isId(bare)) return { id: bare }
  const value = [bare, `${bare}/`]
  const filter = [{ type: 'equalsAny' as const, field: 'seoPathInfo', value }]
  const { elements } = await shop('POST /seo-url', { body: { limit: 2, filter } })
  const id = elements.find((url: SeoUrl) => url.routeName === routeName)?.foreignKey
  if (id !== undefined) return { id }
  // Landing pages have no criteria by which an old address could be found.
  const moved = routeName === 'frontend.landing.page' ? undefined : await findMoved(shop, routeName, value)
  const movedTo = moved && seoPathOf(moved).replace(/\/$/, '')
  if (movedTo !== undefined && movedTo !== bare) return { movedTo }
  // An address of ours. One of the shop may end with such digits, too, and was looked up first.
  const own = idIn(bare)
  return own === undefined ? undefined : { id: own }
}

/**
 * A Shopware keeps the addresses that a product or category had before, and finds it by them (observed, S5). Its
 * `/seo-url` leaves them out. A shop without old addresses refuses the field.
 */
async function findMoved(shop: ShopClient, routeName: ListedRoute, value: string[]) {
  try {
    return await findAddressed(shop, routeName, { type: 'equalsAny', field: 'seoUrls.seoPathInfo', value })
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.kind === 'refused') return undefined
    throw error
  }
}

/** The first product or category of a filter, with what its address is made of. */
export async function findAddressed(
  shop: ShopClient,
  routeName: ListedRoute,
  filter: Filter,
): Promise<Parameters<typeof seoPathOf>[0] | undefined> {
  const body = { limit: 1, filter: [filter] }
  const fields = ['id', 'seoUrls', 'name', 'translated.name']
  const { elements } =
    routeName === 'frontend.detail.page'
      ? await shop('POST /product', { body: { ...body, includes: { product: fields } } })
      : await shop('POST /category', { body: { ...body, includes: { category: fields } } })
  return elements[0]
}
