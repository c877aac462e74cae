import { sql } from 'drizzle-orm'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { loadProducts } from '#backend/shop/catalogue/product/load-products.ts'
import { productFields } from '#backend/shop/catalogue/product/product-fields.ts'
import { IS_SHOWN, PRODUCT_JOIN } from '#backend/shop/catalogue/product/product-rows.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import { readIds } from '#backend/shop/criteria/read-ids.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import type { Wishlist } from '#contracts/shop/wishlist.ts'
import { readWishlistRows } from './listed-products.ts'
import { readWishlistOwner } from './own-wishlist.ts'
import { noWishlist } from './wishlist-errors.ts'

interface Given {
  body: { includes?: unknown }
}

/**
 * Returns the products of the customer's wishlist, the latest first.
 * @throws ShopError 403 for visitors and guests, 404 without a wishlist.
 */
export async function readWishlist({ body }: Given, context: ShopContext): Promise<Wishlist> {
  const { db, languageCode, settings } = context
  const criteria = readCriteria(body, settings.maxLimit)
  const { customerId, text } = await readWishlistOwner(context)
  if (text === undefined) throw noWishlist()
  const rows = await readWishlistRows(db, text)
  const listed = rows.flatMap(({ productId }) => productId ?? []).toReversed()
  const param = sql`${sql.param(listed)}::text[]`
  const found = await readIds(
    db,
    {
      from: PRODUCT_JOIN,
      id: sql`p.id`,
      where: sql`${IS_SHOWN} and p.id = any(${param})`,
      order: sql`array_position(${param}, p.id)`,
      fields: productFields(languageCode),
    },
    criteria,
  )
  const asking = { associations: criteria.associations, includes: body.includes }
  const requested = readRequestedFields('product', asking, ['cover', 'deliveryTime'])
  return struct('wishlist_products', {
    wishlist: struct('customer_wishlist', { customerId, salesChannelId: SALES_CHANNEL_ID }),
    products: struct('product_listing', {
      entity: 'product',
      total: found.total,
      aggregations: [] as [],
      page: criteria.page,
      limit: criteria.limit,
      elements: await loadProducts(context, found.ids, requested),
      states: [],
      sorting: '',
      currentFilters: {
        navigationId: '',
        manufacturer: [],
        price: { min: 0, max: 0 },
        rating: null,
        'shipping-free': false,
        properties: [],
      },
      availableSortings: [],
      streamId: null,
    }),
  })
}
