import type { SeoUrl } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isId } from './seo-path.ts'

type RouteName = 'frontend.navigation.page' | 'frontend.detail.page'

/**
 * Id of the category or product that an address names by seo path or by id; undefined when there is none.
 * Categories' paths end with a slash at the shop, ours never do: both spellings are asked for.
 */
export async function resolveSeoPath(
  shop: ShopClient,
  path: string,
  routeName: RouteName,
): Promise<string | undefined> {
  const bare = path.replace(/\/+$/, '')
  if (isId(bare)) return bare
  const { elements } = await shop('POST /seo-url', {
    body: { limit: 2, filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: [bare, `${bare}/`] }] },
  })
  return elements.find((url: SeoUrl) => url.routeName === routeName)?.foreignKey
}
