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
      const result = await pool.query(text, values)
      return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
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
