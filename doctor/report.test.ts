import { expect, test } from 'vitest'
import { checkAtStart } from './check-at-start.ts'
import { checksOf, type Check } from './checks.ts'
import { errorOf, warningOf } from './finding.ts'
import { runDoctor } from './report.ts'
import { readConfig } from '#server/config.ts'
import { makeFolder } from '#test/support/site.ts'

const shop: Check = {
  name: 'shop',
  subject: 'https://shop.example.com/store-api',
  run: async () => [warningOf('It is old.', 'Update it.'), errorOf('It fails.', 'Set SHOP_URL.')],
}
const content: Check = { name: 'content', subject: 'embedded, nothing to check', run: undefined }
const mail: Check = { name: 'mail', subject: 'SMTP_URL', run: async () => [errorOf('It is shut.', 'Set SMTP_URL.')] }

test('The report names each service, then errors before warnings.', async () => {
  const lines: string[] = []
  expect(await runDoctor([shop, content, mail], (line) => lines.push(line))).toBe(false)
  expect(lines).toEqual([
    'shop      https://shop.example.com/store-api',
    '          1 error, 1 warning',
    'content   embedded, nothing to check',
    'mail      SMTP_URL',
    '          1 error',
    '',
    'ERROR   shop: It fails.',
    '        Set SHOP_URL.',
    '',
    'ERROR   mail: It is shut.',
    '        Set SMTP_URL.',
    '',
    'WARNING shop: It is old.',
    '        Update it.',
    '',
    '2 errors, 1 warning.',
  ])
})

test('The report ends with the questions to the operator, which do not count.', async () => {
  const lines: string[] = []
  const well: Check = { ...shop, run: async () => [], questions: ['Is A off?', 'Is B on?'] }
  expect(await runDoctor([well], (line) => lines.push(line))).toBe(true)
  expect(lines.slice(2)).toEqual([
    '',
    'ASK     shop: its responses do not tell this, so please look there:',
    '        - Is A off?',
    '        - Is B on?',
    '',
    'No errors or warnings.',
  ])
})

test('A check that cannot run has no finding of its own.', async () => {
  const lines: string[] = []
  await runDoctor([shop, { name: 'tools', subject: 'numbers', run: async () => undefined }], (line) => lines.push(line))
  expect(lines.slice(2, 4)).toEqual(['tools     numbers', '          not checked, for a reason below'])
  expect(lines.at(-1)).toBe('1 error, 1 warning.')
})

test('A set-up with warnings only is well.', async () => {
  const lines: string[] = []
  const old: Check = { ...shop, run: async () => [warningOf('It is old.', 'Update it.')] }
  expect(await runDoctor([old], (line) => lines.push(line))).toBe(true)
  expect(await runDoctor([content], (line) => lines.push(line))).toBe(true)
  expect(lines.at(-1)).toBe('No errors or warnings.')
})

test('The check at start warns of each finding and survives a check that fails.', async () => {
  const warned: unknown[][] = []
  const failing: Check = { ...content, run: () => Promise.reject(new Error('a bug')) }
  await checkAtStart([failing, mail], { warn: (...args: unknown[]) => void warned.push(args) })
  expect(warned).toMatchObject([
    [{ event: 'doctor', service: 'content', err: expect.any(Error) }, 'the check at start failed'],
    [{ event: 'doctor', service: 'mail', severity: 'error' }, 'It is shut. Set SMTP_URL.'],
  ])
})

const subjects = (env: Record<string, string>) =>
  checksOf(readConfig({ DATA_DIR: makeFolder(), ...env }, process.cwd())).map(
    ({ name, subject, run }) => `${name} ${subject}${run ? ' ?' : ''}`,
  )

test('An embedded service needs no check.', () => {
  expect(subjects({})).toEqual([
    'shop embedded, nothing to check',
    'tools embedded, nothing to check',
    'content embedded, nothing to check',
    'database embedded, nothing to check',
    'mail files in DATA_DIR/mails, nothing to check',
  ])
})

test('Only a remote shop has questions.', () => {
  const questionsOf = (env: Record<string, string>) =>
    checksOf(readConfig({ DATA_DIR: makeFolder(), ...env }, process.cwd())).flatMap(({ questions = [] }) => questions)
  expect(questionsOf({})).toEqual([])
  expect(questionsOf({ SHOP_URL: 'https://shop.example.com/store-api' })).toContainEqual(
    expect.stringContaining('Are additional address lines optional'),
  )
})

test('A remote service is checked, and no password is shown.', () => {
  expect(
    subjects({
      CONTENT_URL: 'https://cms.example.com',
      DATABASE_URL: 'postgres://me:secret@db.example.com/x',
      SMTP_URL: 'smtps://me:secret@mail.example.com',
    }),
  ).toEqual([
    'shop embedded, nothing to check',
    'tools embedded, nothing to check',
    'content https://cms.example.com ?',
    'pages of the main menu there, and those that the site links to ?',
    'search what the index has of the connected systems, while a server runs ?',
    'database db.example.com ?',
    'mail SMTP_URL ?',
  ])
})

test('With a remote shop, our mail server is checked for forms of the embedded content, and the database for the index.', () => {
  const env = { DATABASE_URL: 'postgres://db.example.com/x', SMTP_URL: 'smtps://mail.example.com' }
  expect(subjects({ SHOP_URL: 'https://shop.example.com/store-api', ...env })).toEqual([
    'shop https://shop.example.com/store-api ?',
    'tools item numbers of chain-rack.json ?',
    'content embedded, nothing to check',
    'search what the index has of the connected systems, while a server runs ?',
    'database db.example.com ?',
    'mail SMTP_URL ?',
  ])
})

test('With both systems connected, our mail server is not checked.', () => {
  const env = { SHOP_URL: 'https://shop.example.com/store-api', CONTENT_URL: 'https://cms.example.com' }
  expect(subjects({ ...env, SMTP_URL: 'smtps://mail.example.com' })).toContain(
    'mail not used: the systems at SHOP_URL and CONTENT_URL do it',
  )
})
