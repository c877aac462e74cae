import type { Database } from '#backend/database/database.ts'
import { createLexicaReader } from '#backend/search/index/read-lexica.ts'
import { findDocuments } from './find-documents.ts'
import { findNumbers, findSimilarNumbers } from './find-numbers.ts'
import { pickVariants, readFoundVariants } from './pick-variants.ts'
import { readProductDocuments } from './read-documents.ts'
import type { SearchStore } from './search-store.ts'

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
