import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { CATEGORY_FIELDS } from './listed-fields.ts'

/** The shop's category tree from level 2 on, with pictures. */
export const readNavigation = (shop: ShopClient): Promise<Category[]> =>
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
