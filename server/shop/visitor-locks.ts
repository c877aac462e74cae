import { createHash } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import { orAborted, type TurnKind, type VisitorLocks } from './visitor-queues.ts'

/** Connections of one process: each is a call to the shop that changes or reads a cart. */
const CONNECTIONS = 20
/** Milliseconds to wait for one of them. While the shop hangs they are all taken. */
const WAIT = 5_000
/** Milliseconds to wait for the lock: a lost order keeps it as long as the shop works on it. */
const LOCK_WAIT = 20_000
/** Distinguishes these locks from others in the same database. */
const NAMESPACE = 1_886_611_831

/**
 * Advisory locks of a PostgreSQL server. Their connections are their own: a shop that hangs must not take those of pages.
 * A lock lasts as long as a transaction, so that it works through a pool of connections, too.
 */
export function openVisitorLocks(url: string): VisitorLocks & { close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: WAIT, keepAlive: true })
  // A lost connection fails the statement that needs it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    async take(token, kind, signal) {
      const connecting = pool.connect()
      try {
        await orAborted(connecting, signal)
      } catch (error) {
        // Without a connection there is nothing to give back.
        void connecting.then((late) => late.release(true)).catch(() => {})
        throw error
      }
      const connection = await connecting
      try {
        await orAborted(lock(connection, token, kind), signal)
      } catch (error) {
        // It may still get the lock: closing it gives the lock back.
        connection.release(true)
        throw error
      }
      return async () => {
        try {
          await connection.query('commit')
          connection.release()
        } catch (error) {
          connection.release(error instanceof Error ? error : true)
        }
      }
    },
    close: () => pool.end(),
  }
}

async function lock(connection: PoolClient, token: string, kind: TurnKind): Promise<void> {
  await connection.query(`begin; set local lock_timeout = ${LOCK_WAIT}`)
  const shared = kind === 'read' ? '_shared' : ''
  await connection.query(`select pg_advisory_xact_lock${shared}($1, $2)`, [NAMESPACE, numberOf(token)])
}

/** Two visitors with the same number wait for each other, and nothing else. */
const numberOf = (token: string): number => createHash('sha256').update(token).digest().readInt32BE(0)
