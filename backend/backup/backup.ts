import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { whenMissing } from '#backend/files/system-error.ts'
import { isCustomDump, pgliteDump, postgresDump } from './database-dump.ts'
import { runTool } from './run-tool.ts'

export interface DataLocation {
  dataDir: string
  /** A PostgreSQL server instead of the database in the data folder. */
  url?: string | undefined
}

/** The archive's description of itself, `backup.json`. */
export interface Manifest {
  format: 1
  database: 'pglite' | 'postgres'
  /** ISO 8601. */
  made: string
}

/**
 * Whether a file of the data folder is copied. Those of the database and of the running process are not. Reading
 * the lock's file would even release the lock, if this process has it.
 */
export const isCopied = (name: string): boolean =>
  !/^(postgres|database\.lock.*|control\.sock|last-backup\.json|\..*)$/.test(name)

/**
 * Writes everything that cannot be recreated into one file: database, mails, secrets. The server may run.
 * @param dump of the PostgreSQL server, made by its own `pg_dump` just before; by default that of this machine makes one.
 * @throws Error if the file exists already.
 */
export async function backUp({ dataDir, url }: DataLocation, target: string, dump?: string): Promise<Manifest> {
  const file = resolve(target)
  if (dump !== undefined && url === undefined)
    throw new Error('A dump is of a PostgreSQL server: set DATABASE_URL, or leave out --dump.')
  if (dump !== undefined && !(await isCustomDump(dump)))
    throw new Error(`${dump} is not a dump in the custom format. Make it with pg_dump --format=custom.`)
  if (existsSync(file)) throw new Error(`${file} exists already; a backup does not overwrite another one.`)
  await mkdir(dirname(file), { recursive: true })
  await removeLeft(dirname(file))
  const staging = await mkdtemp(join(dirname(file), '.backup-'))
  try {
    const database = url ? postgresDump(url) : pgliteDump(dataDir)
    if (dump === undefined) await database.dumpTo(join(staging, 'database'))
    else await cp(dump, join(staging, 'database'))
    // After the database, because a mail that it has as sent must be among the files. In the other order it would be
    // sent again.
    await copyFiles(dataDir, join(staging, 'files'))
    const manifest: Manifest = { format: 1, database: url ? 'postgres' : 'pglite', made: new Date().toISOString() }
    await writeFile(join(staging, 'backup.json'), JSON.stringify(manifest))
    const whole = join(staging, 'whole.tgz')
    await runTool('tar', ['-czf', whole, '-C', staging, 'backup.json', 'database', 'files'])
    await chmod(whole, 0o600)
    await rename(whole, file)
    return manifest
  } finally {
    await rm(staging, { recursive: true })
  }
}

/** Pieces of backups that were killed, of this version and of earlier ones. */
const LEFT = /^\.backup-\w{6}$|\.tgz\.part$/
/** Milliseconds. No backup takes as long. */
const DAY = 86_400_000

async function removeLeft(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => LEFT.test(one))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(whenMissing({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > DAY) await rm(path, { recursive: true, force: true })
  }
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  const names = existsSync(from) ? await readdir(from) : []
  for (const name of names.filter(isCopied)) {
    // An unfinished mail will be sent again.
    await cp(join(from, name), join(to, name), { recursive: true, filter: (path) => !path.endsWith('.part') })
  }
}
