import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres.ts'
import { STATEMENT_TIME_LIMIT } from './time-limit.ts'

/** Result of `db.execute(sql`...`)`: the part common to both drivers. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}

/** Drizzle on PGlite or on a PostgreSQL server. A {@link Transaction} is one, too. */
export type Database = PgDatabase<RowsResult, Record<string, never>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenedDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /**
   * Runs plain SQL without Drizzle. Without values `text` may have several statements, which succeed or fail together;
   * the rows are those of all of them.
   */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Returns all files of PGlite as one tar; only for a database in a folder. */
  dump?: () => Promise<ArrayBuffer>
  close: () => Promise<void>
}

/** A pino logger fits. */
export interface ErrorLog {
  error(fields: object, message: string): void
}

export interface OpenOptions {
  dataDir: string
  url?: string | undefined
  /** Milliseconds for a statement, {@link STATEMENT_TIME_LIMIT} by default. */
  timeLimit?: number
  /** Receives errors that happen between two statements. */
  log?: ErrorLog
}

/**
 * Opens the PostgreSQL server at `url`, or else the database in `dataDir`/postgres, which is created if necessary. The
 * latter belongs to one process: a second one gets a {@link FolderInUse}.
 */
export async function openDatabase({
  dataDir,
  url,
  timeLimit = STATEMENT_TIME_LIMIT,
  log,
}: OpenOptions): Promise<OpenedDatabase> {
  if (url) return openPostgres(url, { timeLimit, log })
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const opened = await openPglite({ folder: join(folder, 'postgres'), timeLimit, log })
    // Includes the files that PGlite has unpacked with other modes.
    await makePrivateFolder(folder)
    return { ...opened, close: () => opened.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}
