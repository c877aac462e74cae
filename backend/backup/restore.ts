import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from '#backend/database/folder-lock.ts'
import { makePrivateFolder } from '#backend/files/private-files.ts'
import { isCopied, type Manifest, type DataLocation } from './backup.ts'
import { pgliteDump, postgresDump, readUseOf } from './database-dump.ts'
import { readArchive } from './read-archive.ts'

/**
 * Restores the data folder, and the database at `url`, from a backup.
 * @throws Error if a server uses them, or if they have data and `overwrite` is false.
 */
export async function restore(
  { dataDir, url }: DataLocation,
  source: string,
  { overwrite = false } = {},
): Promise<Manifest> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const existing = await existingNames(folder)
    if (existing.length > 0 && !overwrite) throw new NotEmpty(`${folder} is not empty`)
    if (url) await checkServer(url, overwrite)
    const staging = await mkdtemp(join(folder, '.restore-'))
    try {
      return await unpack({ folder, url, staging, source, existing })
    } finally {
      await rm(staging, { recursive: true })
    }
  } finally {
    await unlock()
  }
}

/** Existing data is untouched until the archive has been read and, for PGlite, its database has been opened. */
async function unpack(at: {
  folder: string
  url: string | undefined
  staging: string
  source: string
  existing: string[]
}): Promise<Manifest> {
  const { folder, url, staging, source, existing } = at
  const manifest = await readArchive(source, staging)
  if ((manifest.database === 'postgres') !== Boolean(url)) {
    throw new Error(
      manifest.database === 'postgres'
        ? 'The backup is of a PostgreSQL server: name one, with an empty database, as DATABASE_URL.'
        : 'The backup is of the embedded database: leave DATABASE_URL unset.',
    )
  }
  const files = join(staging, 'files')
  await (url ? postgresDump(url) : pgliteDump(files)).restoreFrom(join(staging, 'database'))
  for (const name of existing) await rm(join(folder, name), { recursive: true })
  for (const name of await readdir(files)) await rename(join(files, name), join(folder, name))
  await makePrivateFolder(folder)
  return manifest
}

/** The restore would overwrite data. */
export class NotEmpty extends Error {
  constructor(what: string) {
    super(`${what}. With --force it is replaced by the backup, and is lost.`)
  }
}

/** Names in a data folder that a restore replaces. */
async function existingNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name === 'postgres' || isCopied(name))
}

async function checkServer(url: string, overwrite: boolean): Promise<void> {
  let use = await readUseOf(url)
  // PostgreSQL shows the connections of a server that has just stopped for a moment longer.
  for (let attempt = 1; use.connections > 0 && attempt < MOST_QUESTIONS; attempt += 1) {
    await pause(BETWEEN_QUESTIONS)
    use = await readUseOf(url)
  }
  const { tables, connections } = use
  if (connections > 0) {
    throw new Error(`The database at DATABASE_URL has ${connections} open connections: stop all servers first.`)
  }
  if (tables > 0 && !overwrite) throw new NotEmpty('The database at DATABASE_URL is not empty')
}
/** Two seconds in all; ms. */
const MOST_QUESTIONS = 9
const BETWEEN_QUESTIONS = 250
