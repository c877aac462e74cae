import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { FolderInUse } from '#backend/database/folder-lock.ts'
import { openDatabase } from '#backend/database/open.ts'
import { callControl } from '#backend/control/control.ts'
import { PGLITE_EXTENSIONS } from '#backend/database/pglite/extensions.ts'
import { runTool, ToolFailure } from './run-tool.ts'

/** Dumps a database into a file and restores it. */
export interface DumpedDatabase {
  /** Writes the state between two transactions. The server may go on meanwhile. */
  dumpTo: (file: string) => Promise<void>
  restoreFrom: (file: string) => Promise<void>
}

/** Dumps all files of PGlite as a tar, from the running server or, if none runs, by opening them. */
export const pgliteDump = (dataDir: string): DumpedDatabase => ({
  async dumpTo(file) {
    const bytes = (await callControl(dataDir, '/dump')) ?? (await dumpOpened(dataDir))
    await writeFile(file, bytes)
  },
  async restoreFrom(file) {
    const bytes = await readFile(file)
    try {
      await using client = await PGlite.create({
        dataDir: join(dataDir, 'postgres'),
        extensions: PGLITE_EXTENSIONS,
        loadDataDir: new Blob([bytes]),
      })
      // Fails before the restore is reported as done.
      await client.query('select count(*) from applied_migration')
    } catch (cause) {
      throw new UnreadableDump(cause)
    }
  },
})

/** A backup whose database cannot be opened. */
class UnreadableDump extends Error {
  constructor(cause: unknown) {
    super('The database in the backup is damaged. Nothing was changed.', { cause })
  }
}

async function dumpOpened(dataDir: string): Promise<Buffer> {
  const opened = await openDatabase({ dataDir }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    throw new Error(`The database in ${dataDir} is in use by ${error.holder}, which gives no dump: see its log.`)
  })
  try {
    if (!opened.dump) throw new Error('This database gives no dump')
    return Buffer.from(await opened.dump())
  } finally {
    await opened.close()
  }
}

/** Dumps with the programs of PostgreSQL. The list of processes does not show the password. */
export function postgresDump(url: string): DumpedDatabase {
  const address = new URL(url)
  const env: Record<string, string> = address.password ? { PGPASSWORD: decodeURIComponent(address.password) } : {}
  address.password = ''
  const where = `--dbname=${address.href}`
  const once = ['--single-transaction', '--exit-on-error', '--no-owner']
  return {
    dumpTo: (file) => runTool('pg_dump', ['--format=custom', `--file=${file}`, where], env),
    async restoreFrom(file) {
      // Reads the whole list first, so that an invalid dump replaces nothing.
      await runTool('pg_restore', ['--list', file]).catch((error: unknown) => {
        if (!(error instanceof ToolFailure)) throw error
        throw new UnreadableDump(error)
      })
      await onServer(url, (client) => client.query(DROP_EVERYTHING))
      await runTool('pg_restore', [...once, where, file], env)
    },
  }
}

/** Whether a file is a dump in PostgreSQL's custom format, by its first bytes. */
export async function isCustomDump(file: string): Promise<boolean> {
  await using opened = await open(file)
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(CUSTOM_DUMP.length))
  return buffer.subarray(0, bytesRead).toString('latin1') === CUSTOM_DUMP
}

const CUSTOM_DUMP = 'PGDMP'

/** pg_restore's own --clean fails on the partitions of the mail queue. */
const DROP_EVERYTHING = `do $$
declare name text;
begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
  create schema public;
end $$`

/** Counts what forbids a restore into this server's database: existing tables and other connections. */
export const readUseOf = (url: string): Promise<{ tables: number; connections: number }> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ tables: number; connections: number }>(`select
      (select count(*)::int from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as connections`)
    return rows[0] ?? { tables: 0, connections: 0 }
  })

async function onServer<Value>(url: string, run: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return run(client).finally(() => client.end())
}
