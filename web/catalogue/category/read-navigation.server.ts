import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { withTargets } from '#web/catalogue/category/category-address.ts'
import { CATEGORY_FIELDS } from '#web/catalogue/listing/listed-fields.ts'

/**
 * Category trees. Key: client. Owner: this module. End: with the request, for which the client was made. Gain: menu,
 * breadcrumbs and the tiles of a block need one call instead of three.
 */
const trees = new WeakMap<ShopClient, Promise<Category[]>>()

/** The shop's category tree from level 2 on, with pictures. */
export function readNavigation(shop: ShopClient): Promise<Category[]> {
  const tree = trees.get(shop) ?? ask(shop)
  trees.set(shop, tree)
  return tree
}

const ask = async (shop: ShopClient) =>
  withTargets(
    await shop('POST /navigation/{activeId}/{rootId}', {
      path: { activeId: 'main-navigation', rootId: 'main-navigation' },
      body: {
        depth: 3,
        buildTree: true,
        filter: [{ type: 'equals', field: 'active', value: true }],
        associations: { media: { limit: 1 } },
        includes: CATEGORY_FIELDS,
      },
    }),
  )
