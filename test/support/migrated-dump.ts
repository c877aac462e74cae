import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '#backend/database/migrate.ts'
import { PGLITE_EXTENSIONS } from '#backend/database/pglite/extensions.ts'
import type { Database } from '#backend/database/database.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'

const FILE = 'PROFILWERK_MIGRATED_DUMP'

/**
 * Before all tests of a run: one empty, migrated PGlite, dumped. Copying it is five times as fast as creating one, and the next
 * run takes the same file.
 */
export default async function makeMigratedDump(): Promise<void> {
  // Checkouts with other migrations may run on the same machine.
  const file = join(tmpdir(), `profilwerk-migrated-${await contentHash()}.tar`)
  if (!existsSync(file)) await writeDump(file)
  process.env[FILE] = file
}

async function writeDump(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  await migrate(drizzle(client) as unknown as Database)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const own = `${file}.${process.pid}`
  await writeFile(own, dump.stream())
  await rename(own, file)
}

/** Of all that decides about the dump: the migrations, their code, and the versions of PGlite and its extensions. */
async function contentHash(): Promise<string> {
  const database = join(PROJECT_FOLDER, 'backend/database')
  const migrations = (await readdir(join(database, 'migrations'))).toSorted().map((name) => `migrations/${name}`)
  const hash = createHash('sha256').update(await readFile(join(PROJECT_FOLDER, 'package-lock.json')))
  for (const name of [...migrations, 'migrate.ts', 'pglite/extensions.ts'])
    hash.update(name).update(await readFile(join(database, name)))
  return hash.digest('hex').slice(0, 12)
}

export async function migratedDump(): Promise<Blob> {
  const file = process.env[FILE]
  if (!file) throw new Error('Run the tests through vitest.config.ts: its global setup makes the dump.')
  return new Blob([await readFile(file)])
}
