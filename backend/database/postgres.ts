import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database, OpenedDatabase } from './open.ts'

/** A pool of connections to a PostgreSQL server; fails at once when nobody answers there. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {})
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
