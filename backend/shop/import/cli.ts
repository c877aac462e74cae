import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { importCatalogue, type ImportResult } from './import-catalogue.ts'
import { CatalogueInvalid, type CatalogueProblem, describeProblems } from './problem.ts'
import { progressOn } from './progress.ts'
import { withSheetsAsLines } from './sheets/import-sheets.ts'
import { spreadsheetsAt } from './sheets/read-tables.ts'

const dataDir = process.env['DATA_DIR'] || 'var'

const USAGE = `Usage: npm run import:catalogue -- FOLDER|FILE.xlsx|FILE.csv [--dry-run] [--prune]

Brings the catalogue to the state of the files, all or nothing; docs/catalogue-format.md describes them.
  --dry-run  checks and counts, and writes nothing
  --prune    takes off what is missing in the spreadsheets; of JSON Lines that is always done
The database is that of DATABASE_URL, or the one in DATA_DIR (var), which no other process may have open.
`

/** Exit codes: 0 imported, 1 wrong files or a failing database, 2 wrong arguments. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, prune: { type: 'boolean', default: false } },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) {
    process.stderr.write(USAGE)
    return 2
  }
  keepNewFilesPrivate()
  const opened = await openDatabase({
    dataDir,
    url: process.env['DATABASE_URL'] || undefined,
  })
  try {
    await migrate(opened.db)
    const isSheets = (await spreadsheetsAt(path)).length > 0
    const isTrial = values['dry-run']
    const prunes = values.prune || !isSheets
    const importFrom = (folder: string) =>
      importCatalogue({ db: opened.db, folder, prunes, isTrial, onProgress: progressOn(process.stderr) })
    const notes: CatalogueProblem[] = []
    const note = (one: CatalogueProblem) => void notes.push(one)
    const result = await (isSheets ? withSheetsAsLines(path, importFrom, note) : importFrom(path))
    if (notes.length > 0) process.stdout.write(`${describeProblems(notes)}\n`)
    process.stdout.write(describeResult(result, { isTrial, prunes }))
    return 0
  } finally {
    await opened.close()
  }
}

/** Item numbers that a report lists. */
const MOST_LISTED = 20

function describeResult(
  { products, variants, media, changed, missing }: ImportResult,
  { isTrial, prunes }: { isTrial: boolean; prunes: boolean },
): string {
  const listed = missing.slice(0, MOST_LISTED).join(', ') + (missing.length > MOST_LISTED ? ', …' : '')
  const left = prunes ? 'taken off' : 'missing in the files and kept (--prune takes them off)'
  return (
    `${products} products, ${variants} variants, ${media} pictures and documents. ${changed} rows changed.\n` +
    (missing.length > 0 ? `${missing.length} ${left}: ${listed}\n` : '') +
    (isTrial ? 'This was a trial: nothing was written.\n' : '')
  )
}

try {
  process.exitCode = await main()
} catch (error) {
  const problems = error instanceof CatalogueInvalid
  process.stderr.write(
    problems ? `Nothing was imported.\n${error.message}\n` : `${await describeFailure(error, resolve(dataDir))}\n`,
  )
  process.exitCode = 1
}
