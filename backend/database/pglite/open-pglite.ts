import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OpenedDatabase } from '#backend/database/database.ts'
import { probePglite } from '#backend/database/database-state.ts'
import { PgliteClient, type ClientOptions } from './client.ts'
import { PGLITE_EXTENSIONS } from './extensions.ts'

/**
 * Opens PostgreSQL in a thread of this process, with its data in a folder. Durability is PostgreSQL's default:
 * committed data is in the files before the commit resolves, even if the process is killed.
 */
export async function openPglite(options: ClientOptions): Promise<OpenedDatabase> {
  const client = await PgliteClient.open(options)
  const query: OpenedDatabase['query'] = async (text, values) => {
    if (values && values.length > 0) return toRows(await client.query(text, values))
    // A failing text with a `begin` would leave its transaction open on the only connection.
    return toRows(await client.transaction((tx) => tx.exec(text)))
  }
  return {
    // Drizzle calls `query` and `transaction` of a client and nothing else.
    db: drizzle({ client: client as unknown as PGlite }) as unknown as Database,
    kind: 'pglite',
    query,
    state: () => probePglite(query),
    dump: client.dump.bind(client),
    close: () => client.close(),
  }
}

/**
 * Opens the same in memory and in the calling thread, which is fast enough for each test. `dump` may give its first
 * content.
 */
export async function openInMemory(dump?: Blob): Promise<OpenedDatabase> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS, ...(dump && { loadDataDir: dump }) })
  let closing: Promise<void> | undefined
  const query: OpenedDatabase['query'] = async (text, values) => {
    if (values && values.length > 0) return toRows(await client.query(text, values))
    const results = await client.transaction((tx) => tx.exec(text))
    return { rows: results.flatMap(({ rows }) => rows) }
  }
  return {
    db: drizzle(client) as unknown as Database,
    kind: 'pglite',
    query,
    state: () => probePglite(query),
    close: () => (closing ??= client.close()),
  }
}

const toRows = ({ rows }: { rows: unknown[] }) => ({ rows: rows as Record<string, unknown>[] })
