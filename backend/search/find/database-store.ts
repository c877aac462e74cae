import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { createLexicaReader } from '#backend/search/index/read-lexica.ts'
import type { Locale } from '#contracts/locales.ts'
import { findDocuments } from './find-documents.ts'
import { findNumbers, findSimilarNumbers } from './find-numbers.ts'
import { pickVariants, readFoundVariants } from './pick-variants.ts'
import type { SearchStore, FoundDocument } from './search-store.ts'

/**
 * The tables of migrations/0017-search.sql.
 * @param age milliseconds for which a change of the index may go unnoticed
 */
export const createDatabaseStore = (db: Database, age: number): SearchStore => ({
  readIndexes: createLexicaReader(db, age),
  findDocuments: (wanted) => findDocuments(db, wanted),
  findNumbers: (keys, filter) => findNumbers(db, keys, filter),
  findSimilarNumbers: (keys, filter) => findSimilarNumbers(db, keys, filter),
  pickVariants: (products, concepts, index, filter) => pickVariants(db, products, concepts, index, filter),
  readFoundVariants: (ids) => readFoundVariants(db, ids),
  readProductDocuments: (locale, products) => readProductDocuments(db, locale, products),
})

/** Reads the documents of these products in a language. */
async function readProductDocuments(
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
