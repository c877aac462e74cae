import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database, ErrorLog, OpenedDatabase } from './open.ts'
import { STATEMENT_TIME_LIMIT } from './time-limit.ts'

/** Milliseconds until a connection, from the server or back from another request, is given up. */
const CONNECTION_TIME_LIMIT = 5_000

interface PostgresOptions {
  /** Milliseconds for a statement, and for a transaction to stay idle. */
  timeLimit?: number
  connectionTimeLimit?: number
  log?: ErrorLog | undefined
}

/** A pool of connections to a PostgreSQL server; fails at once when nobody answers there. */
export async function openPostgres(
  url: string,
  { timeLimit = STATEMENT_TIME_LIMIT, connectionTimeLimit = CONNECTION_TIME_LIMIT, log }: PostgresOptions = {},
): Promise<OpenedDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeLimit,
    keepAlive: true,
    statement_timeout: timeLimit,
    idle_in_transaction_session_timeout: timeLimit,
  })
  // What was under way on a lost connection fails, and the next query gets another one. Unheard, the event would end
  // the process; the pool itself listens to idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.error({ err: error }, 'database: lost a connection'))
  })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= pool.end())
  try {
    await pool.query('select 1')
  } catch (error) {
    await close()
    throw new Error(`No connection to the database at ${withoutPassword(url)}`, { cause: error })
  }
  return {
    db: drizzle(pool) as unknown as Database,
    kind: 'postgres',
    async query(text, values) {
      if (values) return pool.query<Record<string, unknown>>(text, values)
      const connection = await pool.connect()
      try {
        // Of several statements pg answers a list, one result each.
        const results = [await connection.query<Record<string, unknown>>(text)].flat()
        return { rows: results.flatMap(({ rows }) => rows) }
      } catch (error) {
        // The next one to get this connection must not find a failed transaction on it.
        await connection.query('rollback').catch(() => {})
        throw error
      } finally {
        connection.release()
      }
    },
    close,
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const parsed = new URL(url)
  parsed.password = ''
  return parsed.href
}
