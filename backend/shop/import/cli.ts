import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { describeFailure } from '#backend/database/storage-problem.ts'
import { keepNewFilesPrivate } from '#backend/files/private-files.ts'
import { importCatalogue } from './import-catalogue.ts'
import { CatalogueInvalid } from './problem.ts'
import { progressOn } from './progress.ts'

const dataDir = process.env['DATA_DIR'] || 'var'

const USAGE = `Usage: npm run import:catalogue -- FOLDER

Brings the catalogue to the state of the files in FOLDER, all or nothing; docs/catalogue-format.md describes them.
The database is that of DATABASE_URL, or the one in DATA_DIR (var), which no other process may have open.
`

/** Exit codes: 0 imported, 1 wrong files or a failing database, 2 wrong arguments. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder] = positionals
  if (!folder || positionals.length > 1) {
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
    const { products, variants, media, changed, deactivated } = await importCatalogue({
      db: opened.db,
      folder,
      onProgress: progressOn(process.stderr),
    })
    process.stdout.write(
      `${products} products, ${variants} variants, ${media} pictures and documents. ` +
        `${changed} rows changed, ${deactivated} products taken off.\n`,
    )
    return 0
  } finally {
    await opened.close()
  }
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
