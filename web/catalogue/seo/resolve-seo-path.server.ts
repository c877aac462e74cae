import type { SeoUrl } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isId } from './seo-path.ts'

type RouteName = 'frontend.navigation.page' | 'frontend.detail.page'

/**
 * Id of the category or product that an address names by seo path or id; undefined if there is none. Category paths end
 * with a slash in the shop, but not in our addresses: both spellings are requested.
 */
export async function resolveSeoPath(
  shop: ShopClient,
  path: string,
  routeName: RouteName,
): Promise<string | undefined> {
  const bare = path.replace(/(?<!\/)\/+$/, '')
  if (isId(bare)) return bare
  const { elements } = await shop('POST /seo-url', {
    body: { limit: 2, filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: [bare, `${bare}/`] }] },
  })
  return elements.find((url: SeoUrl) => url.routeName === routeName)?.foreignKey
}
