import { expect, test } from 'vitest'
import { passwordViolation } from './check-password.ts'

const OWNER = { firstName: 'Erika', lastName: 'Muster-Beispiel', email: 'einkauf@werkstatt.example' }
const codeOf = async (password: unknown) => (await passwordViolation(password, '/password', OWNER))?.code

test.each([
  [undefined, 'IS_BLANK_ERROR'],
  [12345678, 'IS_BLANK_ERROR'],
  ['         ', 'IS_BLANK_ERROR'],
  ['Ab1-', 'TOO_SHORT_ERROR'],
  ['😀😀😀aA1-', 'TOO_SHORT_ERROR'],
  [`Aa1-${'x'.repeat(4093)}`, 'TOO_LONG_ERROR'],
  ['sehr-geheim-12', 'REGEX_FAILED_ERROR'],
  ['SEHR-GEHEIM-12', 'REGEX_FAILED_ERROR'],
  ['Sehr-geheim-zwölf', 'REGEX_FAILED_ERROR'],
  ['SehrGeheim12', 'REGEX_FAILED_ERROR'],
  ['Sehr geheim 12', 'REGEX_FAILED_ERROR'],
  ['Password1!', 'COMPROMISED_PASSWORD_ERROR'],
  ['Q1w2e3r4!', 'COMPROMISED_PASSWORD_ERROR'],
  ['!!Baseball99', 'COMPROMISED_PASSWORD_ERROR'],
  ['Erika-2026-Reh', 'PASSWORD_STRENGTH_ERROR'],
  ['xBEISPIELx-17', 'PASSWORD_STRENGTH_ERROR'],
  ['Mein-einkauf-17', 'PASSWORD_STRENGTH_ERROR'],
])('The password %o is refused as %s.', async (password, code) => expect(await codeOf(password)).toBe(code))

test.each(['Sehr-geheim-12', 'Ölkanne & 7 Räder', 'Žluťoučký_9kůň', 'Ab1-😀😀😀😀'])(
  'The password %o is good.',
  async (password) => expect(await codeOf(password)).toBeUndefined(),
)

test('A refusal does not repeat the password.', async () => {
  expect(JSON.stringify(await passwordViolation('kurz-A1', '/password', OWNER))).not.toContain('kurz-A1')
})
