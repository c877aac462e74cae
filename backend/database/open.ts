import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** What `db.execute(sql`...`)` answers: the part on which both drivers agree. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}

/** Drizzle on PGlite or on a PostgreSQL server; a {@link Transaction} is one, too. */
export type Database = PgDatabase<RowsResult, Record<string, never>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenedDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /**
   * Plain SQL past Drizzle. Without values `text` may hold several statements, which succeed or fail together; the rows
   * are those of all of them.
   */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  close: () => Promise<void>
}

/**
 * Opens the PostgreSQL server at `url`, or without one the database in `dataDir`/postgres, which it makes when it is
 * not there. The latter belongs to one process: a second one gets a {@link FolderInUse}.
 */
export async function openDatabase(at: { dataDir: string; url?: string | undefined }): Promise<OpenedDatabase> {
  if (at.url) return openPostgres(at.url)
  const folder = resolve(at.dataDir)
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const opened = await openPglite(join(folder, 'postgres'))
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}
