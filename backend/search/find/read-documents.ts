import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Locale } from '#contracts/locales.ts'
import type { FoundDocument } from './search-store.ts'

/** Reads the documents of these products in a language. */
export async function readProductDocuments(
  db: Database,
  locale: Locale,
  products: readonly string[],
): Promise<Map<string, FoundDocument>> {
  if (products.length === 0) return new Map()
  const { rows } = await db.execute<FoundDocument & Record<string, unknown>>(sql`
    select processor, ref, title, content, short_description as "shortDescription", url, seo_path as "seoPath", image,
      extra, 0 as matched, 0 as rank, true as "isExact"
    from search_document d
    where d.locale = ${locale} and d.processor = 'shop product' and d.ref = any(${sql.param([...products])}::text[])`)
  return new Map(rows.map((row) => [row.ref, row]))
}
