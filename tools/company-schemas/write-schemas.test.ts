import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCompany } from '#server/company-check/check-company.ts'
import { schemaNameOf } from './file-schemas.ts'
import { writeSchemas } from './write-schemas.ts'

/** The source of the demo's catalogue, and what is made from its table of resistance. */
const OTHERS = /^(demo|resistance\/served)\//

let folder = ''
let named: string[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  cpSync('data', folder, { recursive: true })
  named = writeSchemas(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const schemas = new Map<string, ReturnType<typeof ajv.compile>>()
function mistakesIn(json: unknown, schema: string): string {
  const path = join(folder, 'schemas', `${schema}.json`)
  const validate = schemas.get(path) ?? ajv.compile(Object(read(path)))
  schemas.set(path, validate)
  return validate(json) ? '' : ajv.errorsText(validate.errors)
}
const filesOf = () =>
  globSync('**/*.json', { cwd: folder }).filter((file) => !file.startsWith('schemas/') && !OTHERS.test(file))

test('Each file of the demo is as its JSON Schema says, and names it if it is an object.', () => {
  const files = filesOf()
  expect(files.length).toBeGreaterThan(150)
  const mistakes = files.flatMap((file) => {
    const found = mistakesIn(read(join(folder, file)), schemaNameOf(file) ?? 'none')
    return found === '' ? [] : [`${file}: ${found}`]
  })
  expect(mistakes).toEqual([])
  expect(files.filter((file) => !named.includes(file)).toSorted()).toEqual([
    'downloads/categories.json',
    'pages/redirects.json',
  ])
  const addressOf = (file: string) => String(Reflect.get(Object(read(join(folder, file))), '$schema'))
  expect(named.map((file) => resolve(folder, dirname(file), addressOf(file)))).toEqual(
    named.map((file) => join(folder, `schemas/${schemaNameOf(file)}.json`)),
  )
})

test('Each line of the demo’s catalogue is as its JSON Schema says.', () => {
  for (const file of globSync('catalogue/*.jsonl', { cwd: folder })) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
    const mistakes = lines.map((line) => mistakesIn(JSON.parse(line), `catalogue/${basename(file, '.jsonl')}`))
    expect([file, new Set(mistakes)]).toEqual([file, new Set([''])])
  }
})

test('The site reads files that name their schema, and a second run changes none.', async () => {
  expect((await checkCompany(folder)).filter(({ problems }) => problems.length > 0)).toEqual([])
  expect(writeSchemas(folder)).toEqual([])
})

test('A misspelt field and a wrong value are mistakes for an editor as for the site.', async () => {
  const samples = filesOf().filter(
    (file, index, all) => all.findIndex((one) => schemaNameOf(one) === schemaNameOf(file)) === index,
  )
  for (const file of samples) {
    const json = read(join(folder, file))
    const schema = schemaNameOf(file) ?? ''
    const wrong = Array.isArray(json) ? [{ ...json[0], mispelt: 1 }] : { ...Object(json), mispelt: 1 }
    expect([file, mistakesIn(wrong, schema)]).toEqual([file, expect.stringContaining('additional properties')])
  }
  const page = Object(read(join(folder, 'pages/en/index.json')))
  expect(mistakesIn({ ...page, main: [{ type: 'text', bodytex: '' }] }, 'page')).not.toBe('')
  const company = join(folder, 'company.json')
  writeFileSync(company, JSON.stringify({ ...Object(read(company)), faks: '+49 1' }))
  expect((await checkCompany(folder))[0]?.problems.join()).toContain('"faks"')
})
