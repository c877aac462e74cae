import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'

/**
 * Finds the variants that represent these parents, by the parent's id. As in Shopware those in stock come first, then
 * the cheapest; variants without a price come last. Parents without variants are missing in the result.
 */
export async function readBestVariants(db: Database, productIds: string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await db.execute<{ parentId: string; id: string }>(sql`
    select distinct on (parent_id) parent_id as "parentId", id from product
    where active and parent_id = any(${sql.param(productIds)}::text[])
    order by parent_id, (stock > 0) is true desc, price_net nulls last, position, id`)
  return new Map(rows.map(({ parentId, id }) => [parentId, id]))
}
