import { inArray, sql } from 'drizzle-orm'
import { seoUrl as table } from '#backend/database/schema/catalogue.ts'
import type { EntityFields } from '#backend/shop/criteria/fields.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import type { SeoUrl } from '#contracts/shop/category.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import { readIds } from '#backend/shop/criteria/read-ids.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { seoUrlStruct } from './seo-urls.ts'

const FIELDS: EntityFields = {
  entity: 'seo_url',
  fields: {
    id: { kind: 'id', sql: sql`s.id` },
    languageId: { kind: 'id', sql: sql`s.language_id` },
    salesChannelId: { kind: 'id', sql: sql`${SALES_CHANNEL_ID}::text` },
    routeName: { kind: 'id', sql: sql`s.route_name` },
    foreignKey: { kind: 'id', sql: sql`s.foreign_key` },
    pathInfo: { kind: 'id', sql: sql`s.path_info` },
    seoPathInfo: { kind: 'id', sql: sql`s.seo_path_info` },
    isCanonical: { kind: 'boolean', sql: sql`true` },
    isDeleted: { kind: 'boolean', sql: sql`false` },
    isModified: { kind: 'boolean', sql: sql`false` },
  },
}

/** Finds SEO URLs of categories and products in the language of the request. An empty result is not an error. */
export async function listSeoUrls({ body }: { body: object }, context: ShopContext): Promise<SearchResult<SeoUrl>> {
  const criteria = readCriteria(body, context.settings.maxLimit)
  const found = await readIds(
    context.db,
    {
      from: sql`seo_url s`,
      id: sql`s.id`,
      where: sql`s.language_id = ${context.languageId}`,
      order: sql`s.seo_path_info`,
      fields: FIELDS,
    },
    criteria,
  )
  const rows = found.ids.length === 0 ? [] : await context.db.select().from(table).where(inArray(table.id, found.ids))
  const byId = new Map(rows.map((row) => [row.id, seoUrlStruct(row)]))
  const elements = found.ids.flatMap((id) => byId.get(id) ?? [])
  return searchResult('seo_url', elements, { total: found.total, page: criteria.page, limit: criteria.limit })
}
