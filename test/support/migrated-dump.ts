import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '#backend/database/migrate.ts'
import type { Database } from '#backend/database/open.ts'

const FILE = 'PROFILWERK_MIGRATED_DUMP'

/** Before all tests of a run: one empty, migrated PGlite, dumped. Copying it is five times as fast as making one. */
export default async function makeMigratedDump(): Promise<void> {
  const client = await PGlite.create()
  await migrate(drizzle(client) as unknown as Database)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(tmpdir(), 'profilwerk-migrated.tar')
  const own = `${file}.${process.pid}`
  await writeFile(own, dump.stream())
  await rename(own, file)
  process.env[FILE] = file
}

export async function migratedDump(): Promise<Blob> {
  const file = process.env[FILE]
  if (!file) throw new Error('Run the tests through vitest.config.ts: its global setup makes the dump.')
  return new Blob([await readFile(file)])
}
