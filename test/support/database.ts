import { afterAll, describe } from 'vitest'
import { newId } from '#backend/database/id.ts'
import { migrate } from '#backend/database/migrate.ts'
import type { OpenedDatabase } from '#backend/database/open.ts'
import { openPglite } from '#backend/database/pglite.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { migratedDump } from './migrated-dump.ts'

type Kind = OpenedDatabase['kind']
const SERVER = process.env['DATABASE_URL']

/** A fresh, migrated database: in memory, or one of its own on the server at DATABASE_URL. `close` throws it away. */
export async function createTestDatabase(kind: Kind = SERVER ? 'postgres' : 'pglite'): Promise<OpenedDatabase> {
  if (kind === 'pglite') return openPglite(undefined, await migratedDump())
  const opened = await createEmptyDatabase(kind)
  await migrate(opened.db)
  return opened
}

/** The same without tables. */
export async function createEmptyDatabase(kind: Kind): Promise<OpenedDatabase> {
  if (kind === 'pglite') return openPglite()
  if (!SERVER) throw new Error('DATABASE_URL is not set')
  const name = `profilwerk_test_${newId()}`
  await onServer(SERVER, `create database ${name}`)
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  const opened = await openPostgres(url.href)
  return {
    ...opened,
    async close() {
      await opened.close()
      await onServer(SERVER, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Runs the suite on PGlite and, where DATABASE_URL names a server, on PostgreSQL. What `open` opened is closed. */
export function describeOnEachDatabase(
  name: string,
  suite: (open: () => Promise<OpenedDatabase>, kind: Kind) => void,
): void {
  const kinds: Kind[] = SERVER ? ['pglite', 'postgres'] : ['pglite']
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const opened: OpenedDatabase[] = []
    afterAll(async () => {
      for (const database of opened.splice(0)) await database.close()
    })
    suite(async () => {
      const database = await createTestDatabase(kind)
      opened.push(database)
      return database
    }, kind)
  })
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = await openPostgres(url)
  await admin.query(statement).finally(admin.close)
}
