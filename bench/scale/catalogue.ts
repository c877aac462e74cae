import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueInput } from '#backend/shop/import/format.ts'
import { readLines } from '#backend/shop/import/source/read-lines.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { writeSeries } from '#tools/demo-catalogue/series/write-series.ts'
import { runImport } from './run-import.ts'
import { createWhenMissing, databaseOf, onServer, serverUrl } from './server-database.ts'

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
