import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe } from 'vitest'
import { newId } from '#backend/database/id.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openDatabase } from '#backend/database/open.ts'
import { openInMemory } from '#backend/database/pglite/open-pglite.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'
import { migratedDump } from './migrated-dump.ts'
import { migratedTemplate } from './migrated-template.ts'

type Kind = OpenedDatabase['kind']
const SERVER = process.env['DATABASE_URL']

/** A fresh, migrated database: in memory, or a separate one on the server at DATABASE_URL. `close` removes it. */
export async function createTestDatabase(kind: Kind = SERVER ? 'postgres' : 'pglite'): Promise<OpenedDatabase> {
  if (kind === 'pglite') return openInMemory(await migratedDump())
  return openOnServer(await createServerDatabase(`template ${migratedTemplate()}`))
}

/** The same without tables. */
export async function createEmptyDatabase(kind: Kind): Promise<OpenedDatabase> {
  if (kind === 'pglite') return openInMemory()
  return openOnServer(await createEmptyServerDatabase())
}

interface ServerDatabase {
  url: string
  drop: () => Promise<void>
}

/** A separate database on the server at DATABASE_URL, by its address. */
export const createEmptyServerDatabase = (): Promise<ServerDatabase> => createServerDatabase()

async function openOnServer({ url, drop }: ServerDatabase): Promise<OpenedDatabase> {
  const opened = await openPostgres(url)
  return { ...opened, close: () => opened.close().then(drop) }
}

async function createServerDatabase(options = ''): Promise<ServerDatabase> {
  if (!SERVER) throw new Error('DATABASE_URL is not set')
  const name = `profilwerk_test_${newId()}`
  await onServer(SERVER, `create database ${name} ${options}`)
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(SERVER, `drop database if exists ${name} with (force)`) }
}

/**
 * Fills the folder of a PGlite that was never opened. It does so in a tenth of the time of a first start with
 * migrations.
 */
export async function fillMigrated(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  const tar = spawn('tar', ['-x', '-f', '-', '-C', folder], { stdio: ['pipe', 'inherit', 'ignore'] })
  const [[code]] = await Promise.all([once(tar, 'exit'), pipeline((await migratedDump()).stream(), tar.stdin)])
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}

/** A fresh, migrated PGlite in a folder, in its own thread, as in the server. `close` removes the folder. */
async function createFolderDatabase(): Promise<OpenedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  await fillMigrated(dataDir)
  const opened = await openDatabase({ dataDir })
  return { ...opened, close: () => opened.close().then(() => rm(dataDir, { recursive: true })) }
}

/** The kinds that this run has. */
export const ALL_KINDS: readonly Kind[] = SERVER ? ['pglite', 'postgres'] : ['pglite']
/** Of suites that ask what both answer alike: one of them, both in the whole matrix. */
const ONE_KIND: readonly Kind[] = IS_WHOLE_MATRIX ? ALL_KINDS : ALL_KINDS.slice(-1)

type Suite = (open: () => Promise<OpenedDatabase>, kind: Kind) => void
interface SuiteOptions {
  /** PGlite in its own thread, as in the server; without it in memory and in the test's thread, which is quick. */
  inFolder?: boolean
}

/**
 * Runs the suite on PostgreSQL if DATABASE_URL names a server, otherwise on PGlite; in `npm run test:long matrix` on both.
 * Closes everything that `open` opened.
 */
export const describeOnEachDatabase = (name: string, suite: Suite, options?: SuiteOptions): void =>
  describeOn(ONE_KIND, name, suite, options)

/** The same on both each time, for tests of the database itself, such as locks, transactions and its own SQL. */
export const describeOnBothDatabases = (name: string, suite: Suite, options?: SuiteOptions): void =>
  describeOn(ALL_KINDS, name, suite, options)

function describeOn(kinds: readonly Kind[], name: string, suite: Suite, { inFolder = false }: SuiteOptions = {}): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const opened: OpenedDatabase[] = []
    afterAll(async () => {
      for (const database of opened.splice(0)) await database.close()
    })
    suite(async () => {
      const database = inFolder && kind === 'pglite' ? await createFolderDatabase() : await createTestDatabase(kind)
      opened.push(database)
      return database
    }, kind)
  })
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = await openPostgres(url)
  await admin.query(statement).finally(admin.close)
}
