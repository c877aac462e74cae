import { parseArgs } from 'node:util'
import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { writeTemplate } from './template.ts'

const USAGE = `Usage: npm run catalogue:template -- FILE.xlsx [--language de|en|nl|cs] [--flat]

Writes a workbook to fill in for npm run import:catalogue: a sheet each for categories, products, variants,
texts and files, or with --flat a single one with a row for each variant.
`

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' }, flat: { type: 'boolean', default: false } },
  })
  const language = LANGUAGE_CODES.find((code) => code === values.language)
  const [path] = positionals
  if (!path?.endsWith('.xlsx') || positionals.length > 1 || !language) {
    process.stderr.write(USAGE)
    return 2
  }
  await writeTemplate(path, language, values.flat ? 'flat' : 'sheets')
  process.stdout.write(`${path} is written.\n`)
  return 0
}

process.exitCode = await main()
