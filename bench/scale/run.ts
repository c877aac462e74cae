import { parseArgs } from 'node:util'
import { printScale, type ScaleResult } from './print-scale.ts'
import { withCatalogues } from './catalogue.ts'
import { measurePages } from './pages.ts'

const USAGE = `Usage: npm run bench:scale [-- --sizes 2500,100000] [--databases pglite,postgres] [--folder FOLDER]

Imports synthetic catalogues of these numbers of variants and measures what it takes, and what pages take that are made
again, on each database. PostgreSQL is the server of DATABASE_URL. FOLDER keeps the catalogues and the databases for the
next run. Exit code 1 if a page takes more than twice as long with the largest catalogue as with the smallest.
`

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '2500,100000' },
    databases: { type: 'string', default: process.env['DATABASE_URL'] ? 'pglite,postgres' : 'pglite' },
    folder: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const sizes = values.sizes.split(',').map(Number)
const databases = values.databases.split(',').filter((name) => name === 'pglite' || name === 'postgres')
if (values.help || !sizes.every((size) => Number.isInteger(size) && size > 0) || databases.length === 0) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const results: ScaleResult[] = []
for (const database of databases) {
  await withCatalogues(
    sizes.map((size) => ({ size, database, folder: values.folder })),
    async (imported) => {
      const pages = await measurePages(imported)
      for (const [index, { size, seconds, megabytes }] of imported.entries()) {
        results.push({ size, database, seconds, megabytes, pages: pages[index] ?? [] })
      }
    },
  )
}
process.exitCode = printScale(results) ? 0 : 1
