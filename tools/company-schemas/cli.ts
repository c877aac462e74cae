import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeSchemas } from './write-schemas.ts'

const [given, ...others] = process.argv.slice(2)

/** Exit codes: 0 written, 1 the folder is not a company's, 2 wrong arguments. */
if (given === undefined || others.length > 0) {
  process.stderr.write('Usage: npm run company:schemas -- FOLDER\n')
  process.exitCode = 2
} else if (!existsSync(join(resolve(given), 'company.json'))) {
  process.stderr.write(`${given} has no company.json.\n`)
  process.exitCode = 1
} else {
  const named = writeSchemas(resolve(given))
  process.stdout.write(`${join(given, 'schemas')} is written, and named in ${named.length} files.\n`)
}
