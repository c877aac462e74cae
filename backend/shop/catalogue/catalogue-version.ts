import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'

/** The part of a request's context that a read of the catalogue needs. */
export interface CatalogueReader {
  db: Database
  languageCode: LanguageCode
}

/**
 * The query that is under way. Key: database. Owner: this module. End: with the query. Gain: the seven calls of a product
 * page share one query of 0.8 ms.
 */
const readsInProgress = new WeakMap<Database, Promise<string>>()

/**
 * Returns the number of changes of the catalogue; migrations/0003-catalogue-version.sql. A page makes several calls at
 * the same time: they share one query.
 */
export function readCatalogueVersion(db: Database): Promise<string> {
  const known = readsInProgress.get(db)
  if (known) return known
  const look = queryVersion(db).finally(() => readsInProgress.delete(db))
  readsInProgress.set(db, look)
  return look
}

async function queryVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ count: string }>(sql`select count::text as count from catalogue_version`)
  return rows[0]?.count ?? ''
}

/**
 * Key: context of a request. Owner: this module. End: with the request. Gain: no part of a response is of another
 * catalogue than the rest.
 */
const versions = new WeakMap<CatalogueReader, Promise<string>>()

/** Returns the same version throughout a request, so that its parts are of one catalogue. */
function versionOf(reader: CatalogueReader): Promise<string> {
  const version = versions.get(reader) ?? readCatalogueVersion(reader.db)
  versions.set(reader, version)
  return version
}

/**
 * Caches the result of `read` until the catalogue changes. The version is read before the data, so a cached value may be
 * newer than its version but never older.
 *
 * Memory. Key: database and language. Owner: the returned function. End: another version of the catalogue. Gain: the
 * candidates of a listing take 0.8 ms, the query of the version, instead of 29 ms; dimension ranges instead of 72 ms.
 */
export const cacheByVersion = <Value>(read: (reader: CatalogueReader) => Promise<Value>) =>
  cacheBy(({ languageCode }) => languageCode, read)

/** As {@link cacheByVersion}, for values that are the same in each language. */
export const cacheForAllLanguages = <Value>(read: (reader: Pick<CatalogueReader, 'db'>) => Promise<Value>) =>
  cacheBy(() => 'all', read)

function cacheBy<Key extends string, Value>(
  keyOf: (reader: CatalogueReader) => Key,
  read: (reader: CatalogueReader) => Promise<Value>,
): (reader: CatalogueReader) => Promise<Value> {
  const cached = new WeakMap<Database, { version: string; values: Map<Key, Promise<Value>> }>()
  return async (reader) => {
    const version = await versionOf(reader)
    let entry = cached.get(reader.db)
    if (entry?.version !== version) cached.set(reader.db, (entry = { version, values: new Map() }))
    const { values } = entry
    const key = keyOf(reader)
    const value = values.get(key) ?? read(reader)
    values.set(key, value)
    // The caller has the error; the next one reads again.
    value.catch(() => values.delete(key))
    return value
  }
}
