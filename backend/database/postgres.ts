import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database, ErrorLog, OpenedDatabase, Transaction } from './database.ts'
import { createPostgresProbe, PROBE_TIME_LIMIT } from './database-state.ts'
import { STATEMENT_TIME_LIMIT } from './time-limit.ts'

/** Milliseconds to wait for a connection, a new one or one that another request gives back. */
const CONNECTION_TIME_LIMIT = 5_000

interface PostgresOptions {
  /** Milliseconds for a statement, and for an idle transaction. */
  timeLimit?: number
  connectionTimeLimit?: number
  log?: ErrorLog | undefined
}

/** Opens a pool of connections to a PostgreSQL server. Fails at once if the server does not respond. */
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
  // Statements on a lost connection fail, and the next one gets another connection. Without a listener the event would
  // end the process; the pool itself listens to idle connections only.
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
  const db = drizzle(pool) as unknown as Database
  db.transaction = (work, config) => repeatOnce(() => transact(pool, work, config))
  return {
    db,
    kind: 'postgres',
    async query(text, values) {
      if (values) return pool.query<Record<string, unknown>>(text, values)
      const connection = await pool.connect()
      let broken: Error | undefined
      try {
        // For several statements pg returns a list of results.
        const results = [await connection.query<Record<string, unknown>>(text)].flat()
        return { rows: results.flatMap(({ rows }) => rows) }
      } catch (error) {
        // The next user of this connection must not find a failed transaction: without a rollback it is closed.
        await connection.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        connection.release(broken)
      }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    state: createPostgresProbe({ url, pool, timeLimit: PROBE_TIME_LIMIT }),
    close,
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const parsed = new URL(url)
  parsed.password = ''
  return parsed.href
}

/**
 * Runs a transaction on a connection that goes back in any case. Drizzle's own keeps a connection that is lost as its
 * transaction begins: drizzle-orm#6114.
 */
async function transact<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  config: TransactionConfig,
): Promise<Result> {
  const connection = await pool.connect()
  let broken: Error | undefined
  try {
    return await (drizzle(connection) as unknown as Database).transaction(work, config)
  } catch (error) {
    // The next user of this connection must not find a failed transaction: without a rollback it is closed.
    await connection.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    connection.release(broken)
  }
}

type TransactionConfig = Parameters<Database['transaction']>[1]

/** SQLSTATE of a deadlock, and of a conflict between transactions. */
const ASKS_TO_REPEAT = new Set(['40P01', '40001'])

/**
 * Runs a transaction once more if the server has undone it and asks to repeat it. A second time the error is thrown: the
 * same would likely happen again.
 */
async function repeatOnce<Result>(transact: () => Promise<Result>): Promise<Result> {
  try {
    return await transact()
  } catch (error) {
    if (!asksToRepeat(error)) throw error
  }
  return transact()
}

/** Errors of Drizzle have the database's error as their cause. */
function asksToRepeat(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && ASKS_TO_REPEAT.has(String(at.code))) return true
  return false
}
