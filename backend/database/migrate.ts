import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import type { Database, OpenedDatabase, Transaction } from './database.ts'
import { liftTimeLimits } from './time-limit.ts'

const MIGRATIONS = join(PROJECT_FOLDER, 'backend/database/migrations')
/** Key of the advisory lock: any number, the same in every process. */
const LOCK = 718_281_828

/**
 * Updates the schema. Runs the new files `NNNN-name.sql`, each in a transaction, and returns their names. Of several
 * processes that start at once, one migrates and the others wait.
 * @throws Error if an applied file has changed: write a new file instead. {@link NewerSchema} if the database is newer.
 */
export async function migrate(db: Database, folder = MIGRATIONS): Promise<string[]> {
  const applied: string[] = []
  const names = await listMigrations(folder)
  await refuseNewerSchema(db, names)
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    if (await applyOnce(db, name, text)) applied.push(name)
  }
  return applied
}

/** A newer version of the program has changed the database. */
export class NewerSchema extends Error {
  constructor(unknown: string[]) {
    super(
      `The database belongs to a newer version of this program, which has changed it (${unknown.join(', ')}). ` +
        'Nothing was changed now. Start that version or a newer one, or restore a backup made before the update.',
    )
  }
}

async function refuseNewerSchema(db: Database, names: readonly string[]): Promise<void> {
  const { rows: tables } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('applied_migration') is not null as found`,
  )
  if (tables[0]?.found !== true) return
  const { rows } = await db.execute<{ name: string }>(sql`select name from applied_migration order by name`)
  const unknown = rows.flatMap(({ name }) => (names.includes(name) ? [] : [name]))
  if (unknown.length > 0) throw new NewerSchema(unknown)
}

/**
 * Runs work that changes the schema over connections of its own: in one process at a time, outside other migrations.
 * PGlite belongs to one process, and the lock would take its only connection.
 */
export function whileMigrating<Result>(
  { db, kind }: Pick<OpenedDatabase, 'db' | 'kind'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === 'pglite') return work()
  return db.transaction(async (tx) => {
    await lockMigrations(tx)
    return work()
  })
}

async function lockMigrations(tx: Transaction): Promise<void> {
  await liftTimeLimits(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Returns the migrations of this version in their order, with their checksums. */
export async function readMigrations(folder = MIGRATIONS): Promise<Map<string, string>> {
  const names = await listMigrations(folder)
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, checksumOf(await readFile(join(folder, name), 'utf8'))] as const),
    ),
  )
}

const listMigrations = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function applyOnce(db: Database, name: string, text: string): Promise<boolean> {
  const checksum = checksumOf(text)
  return db.transaction(async (tx) => {
    await lockMigrations(tx)
    await tx.execute(sql`create table if not exists applied_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await tx.execute<{ checksum: string }>(
      sql`select checksum from applied_migration where name = ${name}`,
    )
    if (rows[0]?.checksum === checksum) return false
    if (rows[0]) throw new Error(`Migration ${name} was applied in another version; put the change in a new file`)
    for (const [index, statement] of statementsOf(text).entries()) {
      await tx.execute(sql.raw(statement)).catch((error: unknown) => {
        throw new Error(`Migration ${name}, statement ${index + 1}: ${reasonOf(error)}`, { cause: error })
      })
    }
    await tx.execute(sql`insert into applied_migration (name, checksum) values (${name}, ${checksum})`)
    return true
  })
}

/** Drizzle's own message is the statement; the cause has the database's reason. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

/**
 * PGlite runs one statement per call inside a transaction. Semicolons in quotes, comments and $bodies$ do not count.
 */
export const statementsOf = (text: string): string[] =>
  (text.match(/(?:--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--[^\n]*/g, '').trim() !== '')
