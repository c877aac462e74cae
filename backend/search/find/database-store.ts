import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { createLexicaReader } from '#backend/search/index/read-lexica.ts'
import type { Locale } from '#contracts/locales.ts'
import { findDocuments } from './find-documents.ts'
import { findNumbers, findSimilarNumbers } from './find-numbers.ts'
import { pickVariants, readFoundVariants } from './pick-variants.ts'
import { type DocumentPlace, type FoundDocument, inPlaces, type SearchStore } from './search-store.ts'

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
  readPlaces: (locale, places) => readPlaces(db, locale, places),
  readProductDocuments: async (locale, products) => {
    const isWanted = sql`d.processor = 'shop product' and d.ref = any(${sql.param([...products])}::text[])`
    const documents = products.length > 0 ? await readDocuments(db, locale, isWanted) : []
    return new Map(documents.map((document) => [document.ref, document]))
  },
})

async function readPlaces(db: Database, locale: Locale, places: readonly DocumentPlace[]): Promise<FoundDocument[]> {
  if (places.length === 0) return []
  const urls = places.flatMap((place) => ('url' in place ? place.url : []))
  const seoPaths = places.flatMap((place) => ('seoPath' in place ? place.seoPath : []))
  const isThere = sql`(d.url = any(${sql.param(urls)}::text[]) or d.seo_path = any(${sql.param(seoPaths)}::text[]))`
  return inPlaces(await readDocuments(db, locale, isThere), places)
}

async function readDocuments(db: Database, locale: Locale, condition: SQL): Promise<FoundDocument[]> {
  const { rows } = await db.execute<FoundDocument & Record<string, unknown>>(sql`
    select processor, ref, title, content, short_description as "shortDescription", url, seo_path as "seoPath", image,
      extra, 0 as matched, 0 as rank, true as "isExact"
    from search_document d where d.locale = ${locale} and ${condition}`)
  return rows
}
