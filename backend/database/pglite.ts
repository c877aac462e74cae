import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OpenedDatabase } from './open.ts'

/**
 * PostgreSQL inside this process, in `folder` or in memory; a new one may begin as a copy of `dump`. Durability is left as PostgreSQL has it: what was
 * committed is in the files before the commit is answered, also when the process is killed.
 */
export async function openPglite(folder?: string, dump?: Blob): Promise<OpenedDatabase> {
  const client = await PGlite.create({ ...(folder && { dataDir: folder }), ...(dump && { loadDataDir: dump }) })
  let closing: Promise<void> | undefined
  return {
    db: drizzle(client) as unknown as Database,
    kind: 'pglite',
    async query(text, values) {
      if (values && values.length > 0) return client.query<Record<string, unknown>>(text, values)
      // A text that begins a transaction and fails in it would leave it open, and everybody has this one connection.
      const results = await client.transaction((tx) => tx.exec(text))
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    close: () => (closing ??= client.close()),
  }
}
