import { Client, type Pool } from 'pg'
import type { DatabaseState, OpenedDatabase } from './database.ts'

/** Milliseconds. */
export const PROBE_TIME_LIMIT = 1_000
/** SQLSTATE: the server has given all of its connections away. */
const TOO_MANY_CONNECTIONS = '53300'
const READS_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readsOnly"`

interface ProbeOptions {
  url: string
  pool: Pool
  /** Milliseconds. */
  timeLimit: number
}

/**
 * Probes a PostgreSQL server the way the next request would use it. A pool that can grow must open another connection,
 * which is closed at once. A full pool must release a connection within the time limit.
 */
export function createPostgresProbe({ url, pool, timeLimit }: ProbeOptions): () => Promise<DatabaseState> {
  /** A full pool cannot forget a waiting statement: there is one at a time, which the next probes share. */
  let waiting: Promise<DatabaseState> | undefined
  return async () => {
    if (pool.totalCount < pool.options.max) return probeConnection(url, timeLimit)
    waiting ??= stateOf(pool.query(READS_ONLY)).finally(() => (waiting = undefined))
    return inTime(waiting, timeLimit, 'no-free-connection')
  }
}

async function probeConnection(url: string, timeLimit: number): Promise<DatabaseState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeLimit, query_timeout: timeLimit })
  // The error of a lost connection is also that of its statement.
  client.on('error', () => {})
  try {
    return await stateOf(client.connect().then(() => client.query(READS_ONLY)))
  } finally {
    // A server that hangs does not say goodbye.
    void client.end().catch(() => {})
  }
}

/** Probes PGlite, which has one connection and writes whenever it runs. */
export const probePglite = (query: OpenedDatabase['query']): Promise<DatabaseState> =>
  inTime(stateOf(query('select false as "readsOnly"')), PROBE_TIME_LIMIT, 'away')

const stateOf = (result: Promise<{ rows: { readsOnly?: unknown }[] }>): Promise<DatabaseState> =>
  result.then(
    ({ rows }): DatabaseState => (rows[0]?.readsOnly === true ? 'read-only' : 'ok'),
    (error: unknown): DatabaseState => (isFull(error) ? 'no-free-connection' : 'away'),
  )

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === TOO_MANY_CONNECTIONS) || error.message.startsWith('timeout exceeded when trying'))

async function inTime(state: Promise<DatabaseState>, timeLimit: number, late: DatabaseState): Promise<DatabaseState> {
  const { promise, resolve } = Promise.withResolvers<DatabaseState>()
  const timer = setTimeout(resolve, timeLimit, late)
  return Promise.race([state, promise]).finally(() => clearTimeout(timer))
}
