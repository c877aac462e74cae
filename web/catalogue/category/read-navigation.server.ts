import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { CATEGORY_FIELDS } from '#web/catalogue/listing/listed-fields.ts'

const asked = new WeakMap<ShopClient, Promise<Category[]>>()

/**
 * The shop's category tree from level 2 on, with pictures. A client asks once: it is made for one request of a visitor,
 * in which the menu, a way up and the tiles of a block all want the same tree.
 */
export function readNavigation(shop: ShopClient): Promise<Category[]> {
  const tree = asked.get(shop) ?? ask(shop)
  asked.set(shop, tree)
  return tree
}

const ask = (shop: ShopClient) =>
  shop('POST /navigation/{activeId}/{rootId}', {
    path: { activeId: 'main-navigation', rootId: 'main-navigation' },
    body: {
      depth: 3,
      buildTree: true,
      filter: [{ type: 'equals', field: 'active', value: true }],
      associations: { media: { limit: 1 } },
      includes: CATEGORY_FIELDS,
    },
  })
