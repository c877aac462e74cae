import { sql } from 'drizzle-orm'
import { readIds } from '#backend/shop/criteria/read-ids.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { aggregate } from '#backend/shop/criteria/aggregate.ts'
import { readAggregations, readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import type { Filter, SearchResult } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { loadProducts } from './load-products.ts'
import { entityReader } from './product-aggregations.ts'
import { productFields } from './product-fields.ts'
import { IS_SHOWN, PRODUCT_JOIN } from './product-rows.ts'

interface Given {
  body: { includes?: unknown }
}

const ID = sql`p.id`

/** Finds products and variants by criteria, by default in the catalogue's order. */
export async function searchProducts({ body }: Given, context: ShopContext): Promise<SearchResult<Product>> {
  const criteria = readCriteria(body, context.settings.maxLimit)
  const rows = { from: PRODUCT_JOIN, where: IS_SHOWN, fields: productFields(context.languageCode) }
  const order = sql`coalesce(parent.position, p.position), coalesce(p.parent_id, p.id), p.position`
  const found = await readIds(context.db, { ...rows, id: ID, order }, criteria)
  const { ids } = criteria
  const oneOfIds: Filter[] = ids.length > 0 ? [{ type: 'equalsAny', field: 'id', value: ids }] : []
  const aggregations = await aggregate(
    context.db,
    {
      ...rows,
      rowId: ID,
      countedId: ID,
      filters: { '/ids': oneOfIds, '/filter': criteria.filter },
      readEntities: entityReader(context),
    },
    readAggregations(body),
  )
  const asking = { associations: criteria.associations, includes: body.includes }
  const elements = await loadProducts(
    context,
    found.ids,
    readRequestedFields('product', asking, ['cover', 'deliveryTime']),
  )
  const { page, limit } = criteria
  return { ...searchResult<Product>('product', elements, { total: found.total, page, limit }), aggregations }
}
