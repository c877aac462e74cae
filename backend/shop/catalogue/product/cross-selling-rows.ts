import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { crossSelling } from '#backend/database/schema/catalogue.ts'
import { ownText, textIn } from '#backend/database/schema/fallback.ts'
import { struct } from '#backend/http/struct.ts'

/** Reads the cross-selling lists of products in their order, with the product ids in them, by product id. */
export async function readCrossSellingOf(db: Database, language: LanguageCode, productIds: string[]) {
  const rows =
    productIds.length === 0
      ? []
      : await db
          .select()
          .from(crossSelling)
          .where(inArray(crossSelling.productId, productIds))
          .orderBy(asc(crossSelling.position), asc(crossSelling.id))
  return Map.groupBy(
    rows.map((row) => ({
      productId: row.productId,
      productIds: row.productIds,
      crossSelling: crossSellingStruct(row, language),
    })),
    ({ productId }) => productId,
  )
}

function crossSellingStruct(row: typeof crossSelling.$inferSelect, language: LanguageCode) {
  const name = textIn(row.name, language)
  return struct('product_cross_selling', {
    id: row.id,
    productId: row.productId,
    name: ownText(row.name, language),
    position: row.position,
    type: 'productList',
    sortBy: 'name',
    sortDirection: 'ASC',
    limit: row.productIds.length,
    active: true,
    translated: { name },
  })
}
