import { stat, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runImport } from '#bench/scale/run-import.ts'
import { onServer, serverUrl } from '#bench/scale/server-database.ts'
import { writeWorkbook } from './workbook.ts'

const USAGE = `Usage: npm run bench:import [-- --sizes 10000,100000] [--databases pglite,postgres]

Writes workbooks with these numbers of variants, and imports each twice: into an empty database, and again without a change.
Prints seconds by the clock and of processor time, and peak memory of the process that imports. Exit code 1 if the first
import of up to 10,000 variants takes more than two minutes. PostgreSQL is the server of DATABASE_URL.
`
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    databases: { type: 'string', default: process.env['DATABASE_URL'] ? 'pglite,postgres' : 'pglite' },
    help: { type: 'boolean' },
  },
})
const sizes = values.sizes.split(',').map(Number)
if (values.help || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
  process.stderr.write(USAGE)
  process.exit(2)
}

const BOUND = { variants: 10_000, seconds: 120 }
const DATABASE = 'profilwerk_bench_import'
const folder = await mkdtemp(join(tmpdir(), 'profilwerk-import-'))
const rows: string[] = []
try {
  for (const size of sizes) {
    const path = join(folder, `${size}.xlsx`)
    await writeWorkbook(path, size)
    const megabytes = ((await stat(path)).size / 1e6).toFixed(1)
    for (const database of values.databases.split(',')) {
      const isServer = database === 'postgres'
      if (isServer) await onServer(`create database ${DATABASE}`)
      const env = {
        DATABASE_URL: isServer ? serverUrl(DATABASE) : '',
        DATA_DIR: join(folder, `${database}-${size}`),
      }
      try {
        for (const run of ['new', 'again']) {
          const load = loadavg()[0]?.toFixed(1)
          const effort = await runImport(path, env)
          if (run === 'new' && size <= BOUND.variants && effort.seconds > BOUND.seconds) process.exitCode = 1
          const cells = [database, size, megabytes, run, effort.seconds.toFixed(0), effort.processor.toFixed(0)]
          rows.push(`| ${[...cells, effort.megabytes, load].join(' | ')} |`)
        }
      } finally {
        if (isServer) await onServer(`drop database ${DATABASE} with (force)`)
      }
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log('| database | variants | file, MB | import | s | processor, s | peak, MB | load before |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
console.log(rows.join('\n'))
