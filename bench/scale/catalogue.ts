import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueInput } from '#backend/shop/import/format.ts'
import { readLines } from '#backend/shop/import/source/read-lines.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { writeSeries } from '#tools/demo-catalogue/series/write-series.ts'

export type DatabaseKind = 'pglite' | 'postgres'

interface Wanted {
  size: number
  database: DatabaseKind
  /** Keeps catalogue and database for the next run. */
  folder: string | undefined
}

interface Imported {
  size: number
  site: RunningSite
  /** Folder of the catalogue. */
  files: string
  /** Duration and peak memory of the process that imported; undefined if it was an earlier one. */
  seconds: number | undefined
  megabytes: number | undefined
}

/** Runs `use` with a site for each catalogue, all at the same time. */
export async function withCatalogues(
  [first, ...rest]: readonly Wanted[],
  use: (imported: readonly Imported[]) => Promise<void>,
): Promise<void> {
  if (!first) return use([])
  await withCatalogue(first, (one) => withCatalogues(rest, (others) => use([one, ...others])))
}

/** Runs `use` with the built site on a database with a synthetic catalogue of `size` variants. */
async function withCatalogue(wanted: Wanted, use: (imported: Imported) => Promise<void>): Promise<void> {
  const folder = wanted.folder ?? (await mkdtemp(join(tmpdir(), 'profilwerk-scale-')))
  const name = `${wanted.database}-${wanted.size}`
  const files = join(folder, `catalogue-${wanted.size}`)
  const dataDir = join(folder, name)
  const url = wanted.database === 'postgres' ? serverUrl(`profilwerk_bench_${wanted.size}`) : undefined
  const env: Record<string, string> = { DATABASE_URL: url ?? '', DATA_DIR: dataDir }
  try {
    if (!existsSync(join(files, 'property-groups.jsonl'))) await writeSeries(files, wanted.size)
    const isNew = url ? await createWhenMissing(url) : !existsSync(dataDir)
    process.stderr.write(`${name}: ${isNew ? 'importing' : 'imported earlier'}\n`)
    const effort = isNew ? await runImport(files, env) : undefined
    process.stderr.write(`${name}: measuring pages\n`)
    const site = await startSite({ dataDir, env })
    await use({ size: wanted.size, site, files, seconds: effort?.seconds, megabytes: effort?.megabytes }).finally(() =>
      site.stop(),
    )
  } finally {
    if (!wanted.folder) {
      await rm(folder, { recursive: true, force: true })
      if (url) await onServer(`drop database if exists ${databaseOf(url)} with (force)`)
    }
  }
}

async function runImport(files: string, env: Record<string, string>) {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', './bench/scale/report-peak.ts', 'backend/shop/import/cli.ts', files],
    { env: { ...process.env, ...env, NODE_OPTIONS: '' }, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  )
  let report = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => (report += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { seconds: (performance.now() - begun) / 1000, megabytes: Number(report) }
}

const SERVER = process.env['DATABASE_URL']

function serverUrl(name: string): string {
  const url = new URL(SERVER ?? '')
  url.pathname = `/${name}`
  return url.href
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

/** Returns whether the database is new. */
async function createWhenMissing(url: string): Promise<boolean> {
  const { rows } = await onServer(`select 1 from pg_database where datname = '${databaseOf(url)}'`)
  if (rows.length === 0) await onServer(`create database ${databaseOf(url)}`)
  return rows.length === 0
}

async function onServer(statement: string) {
  const admin = await openPostgres(SERVER ?? '')
  return admin.query(statement).finally(admin.close)
}

/** Numbers of the catalogue's variants: first those of the demo, which each catalogue has. */
export async function readNumbers(files: string): Promise<string[]> {
  const numbers: string[] = []
  for await (const { text } of readLines(join(files, 'variants.jsonl'))) {
    // A part of the text would keep the whole line in memory.
    const { number } = JSON.parse(text) as CatalogueInput<'variants'>
    numbers.push(number)
  }
  return numbers
}
