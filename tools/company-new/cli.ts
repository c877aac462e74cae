import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SHIPPED_FONTS } from '#contracts/company.ts'
import { LOCALES } from '#contracts/locales.ts'
import { writeSchemas } from '#tools/company-schemas/write-schemas.ts'
import { starterFiles } from './starter-files.ts'

const QUESTIONS = {
  name: ['Name of the company', 'New Company'],
  street: ['Street and number', '[Street 1]'],
  zipcode: ['Postcode', '[00000]'],
  city: ['Town', '[Town]'],
  phone: ['Telephone, international', '+49 000 000000'],
  mail: ['E-mail address for requests', 'info@example.org'],
  colour: ['Colour of the brand', '#12507a'],
  font: [`Font out of ${SHIPPED_FONTS.join(', ')}`, SHIPPED_FONTS[0]],
  languages: [`Languages out of ${LOCALES.join(', ')}, the default first`, LOCALES.join(',')],
} as const
type Question = keyof typeof QUESTIONS
const NAMES = Object.keys(QUESTIONS) as Question[]

const USAGE = `Usage: npm run company:new -- FOLDER [${NAMES.map((name) => `--${name} TEXT`).join('] [')}]

Writes the smallest company that starts: facts, symbol, pages with marked blanks in these languages, one category, two products, one article.
What no flag says is asked on a terminal; elsewhere it is a blank. A folder with files stays as it is.
`

/** Exit codes: 0 written, 1 the folder has files, 2 wrong arguments. */
async function main(): Promise<number> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]))
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [given] = positionals
  if (!given || positionals.length > 1) return say(USAGE, 2)
  const folder = resolve(given)
  if (existsSync(folder) && readdirSync(folder).length > 0) return say(`${folder} is not empty.\n`, 1)
  const facts = await askFor((name) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  })
  let files: Map<string, string>
  try {
    files = starterFiles({ ...facts, today: new Date().toISOString().slice(0, 10) })
  } catch (error) {
    return say(`${error instanceof Error ? error.message : String(error)}\n`, 2)
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeSchemas(folder)
  process.stdout.write(
    `Written. Read ${join(folder, 'README.md')}, then start the site:\n  COMPANY_DIR=${given} npm start\n`,
  )
  return 0
}

function say(text: string, code: number): number {
  process.stderr.write(text)
  return code
}

async function askFor(flag: (name: Question) => string | undefined): Promise<Record<Question, string>> {
  const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const answers: Partial<Record<Question, string>> = {}
  for (const name of NAMES) {
    const [question, otherwise] = QUESTIONS[name]
    answers[name] = flag(name) ?? ((await lines?.question(`${question} (${otherwise}): `)) || otherwise)
  }
  lines?.close()
  return answers as Record<Question, string>
}

process.exitCode = await main()
