import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { seoUrl } from '#backend/database/schema/catalogue.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'

export type SeoUrlStruct = ReturnType<typeof seoUrlStruct>

/** Reads the SEO URL of each category or product in one language, by its id. */
export async function readSeoUrls(
  db: Database,
  languageId: string,
  foreignKeys: string[],
): Promise<Map<string, SeoUrlStruct[]>> {
  if (foreignKeys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(seoUrl)
    .where(and(eq(seoUrl.languageId, languageId), inArray(seoUrl.foreignKey, foreignKeys)))
  return Map.groupBy(rows.map(seoUrlStruct), ({ foreignKey }) => foreignKey)
}

export const seoUrlStruct = (row: typeof seoUrl.$inferSelect) =>
  struct('seo_url', {
    ...rowFields(),
    ...row,
    salesChannelId: SALES_CHANNEL_ID,
    isCanonical: true,
    isModified: false,
    isDeleted: false,
    error: null,
    url: null,
  })
