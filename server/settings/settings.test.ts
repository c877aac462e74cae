import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { SETTING_DEFAULTS, SETTING_NAMES } from '#server/config.ts'
import { checkSettings } from './check-settings.ts'
import { DESCRIBED_SETTINGS } from './described-settings.ts'
import { exampleFile } from './write-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const check = (text: string) => {
  const file = join(folder, '.env')
  writeFileSync(file, `DATA_DIR=${folder}\n${text}`)
  return { file, ...checkSettings({}, process.cwd(), file) }
}

test('Each setting is described once, and nothing else.', () => {
  expect([...DESCRIBED_SETTINGS.keys()].toSorted()).toEqual([...SETTING_NAMES].toSorted())
})

test('The example has the defaults of the program, and is current: npm run settings.', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(example).toBe(exampleFile())
  const set = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''))
  for (const name of SETTING_NAMES) expect([name, set[name]]).toEqual([name, SETTING_DEFAULTS.get(name) ?? ''])
  expect(checkSettings({ ...set, DATA_DIR: folder }, process.cwd()).problems).toEqual([])
})

test('Valid settings of a file have no problems, only warnings of the start.', () => {
  expect(
    check('PUBLIC_URL=https://www.example.com\nSMTP_URL=smtps://m\nTRUSTED_HOPS=1\nNODE_ENV=production'),
  ).toMatchObject({
    problems: [],
    warnings: [],
  })
  expect(check('LIMITS=off').warnings).toHaveLength(1)
})

test('A wrong value and a misspelt name are problems.', () => {
  expect(check('PORT=many').problems.join()).toContain('PORT: ')
  const { file, problems } = check('PUBLC_URL=https://www.example.com')
  expect(problems).toEqual([`${file}: PUBLC_URL is not a setting.`])
})

test('A file that does not exist is a problem.', () => {
  expect(checkSettings({}, process.cwd(), join(folder, 'none')).problems.join()).toContain('ENOENT')
})
