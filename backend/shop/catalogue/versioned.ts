import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'

/** Who asks: a request's context is one. */
export interface Reader {
  db: Database
  languageCode: LanguageCode
}

const looking = new WeakMap<Database, Promise<string>>()

/**
 * Changes of the catalogue so far; migrations/0003-catalogue-version.sql. Costs one look at one row, for all who ask
 * while it is under way: a page asks the shop half a dozen things at once.
 */
export function readVersion(db: Database): Promise<string> {
  const known = looking.get(db)
  if (known) return known
  const look = lookAtVersion(db).finally(() => looking.delete(db))
  looking.set(db, look)
  return look
}

async function lookAtVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ count: string }>(sql`select count::text as count from catalogue_version`)
  return rows[0]?.count ?? ''
}

const versions = new WeakMap<Reader, Promise<string>>()

/** The same version for all of one request. */
function versionFor(reader: Reader): Promise<string> {
  const version = versions.get(reader) ?? readVersion(reader.db)
  versions.set(reader, version)
  return version
}

/**
 * Keeps what `read` answers in memory, per language, until the catalogue changes. The version is read before the
 * data: what is kept may be newer than its version says, never older.
 */
export function versioned<Value>(read: (reader: Reader) => Promise<Value>): (reader: Reader) => Promise<Value> {
  const kept = new WeakMap<Database, { version: string; values: Map<LanguageCode, Promise<Value>> }>()
  return async (reader) => {
    const version = await versionFor(reader)
    let entry = kept.get(reader.db)
    if (entry?.version !== version) kept.set(reader.db, (entry = { version, values: new Map() }))
    const { values } = entry
    const value = values.get(reader.languageCode) ?? read(reader)
    values.set(reader.languageCode, value)
    value.catch(() => values.delete(reader.languageCode))
    return value
  }
}
