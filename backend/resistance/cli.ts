import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { companyFolder } from '#backend/files/company-folder.ts'
import { importResistance } from './import-folder.ts'
import { ResistanceInvalid } from './problem.ts'

const USAGE = `Usage: npm run import:resistance [-- FOLDER]

Checks the files in FOLDER row by row, copies them to the folder resistance in COMPANY_DIR (data) and writes the files that the server reads. A wrong row changes nothing;
docs/chemical-resistance.md describes them. Without FOLDER: the files already there. Servers see it after a restart.
`

/** Exit codes: 0 imported, 1 wrong files, 2 wrong arguments. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) {
    process.stderr.write(USAGE)
    return 2
  }
  const target = join(companyFolder(), 'resistance')
  const counts = await importResistance(positionals[0] ?? target, target)
  process.stdout.write(
    `${counts.chemicals} chemicals, ${counts.ratings} ratings, ${counts.materials} plastics, ` +
      `${counts.formulas} structural formulas.\n`,
  )
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof ResistanceInvalid)) throw error
  process.stderr.write(`Nothing was imported.\n${error.message}\n`)
  process.exitCode = 1
}
