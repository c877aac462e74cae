import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Result of `db.execute(sql`...`)`: the part common to both drivers. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
interface Rows<Row> {
  rows: Row[]
}

/**
 * Drizzle on PGlite or on a PostgreSQL server. A {@link Transaction} is one, too. A transaction may run twice: its function
 * changes only the database and returns its result (docs/decisions/0096).
 */
export type Database = PgDatabase<RowsResult, Record<string, never>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** `away` is a server that refuses, breaks off or hangs. */
export type DatabaseState = 'ok' | 'away' | 'read-only' | 'no-free-connection'

/** Of a pool, and of the statements that wait for one. */
export interface Connections {
  busy: number
  idle: number
  waiting: number
}

export interface OpenedDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /**
   * Runs plain SQL without Drizzle. Without values `text` may have several statements, which succeed or fail together;
   * the rows are those of all of them.
   */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Whether it could serve the next request, within a second or so. It never rejects. */
  state: () => Promise<DatabaseState>
  /** Only of a server. */
  connections?: () => Connections
  /** Returns all files of PGlite as one tar; only for a database in a folder. */
  dump?: () => Promise<ArrayBuffer>
  close: () => Promise<void>
}

/** A pino logger fits. */
export interface ErrorLog {
  error(fields: object, message: string): void
}
