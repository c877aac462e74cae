import { expect, test } from 'vitest'
import { LONGEST_NAME } from '#contracts/attachments/attachments.ts'
import { cleanName } from './clean-name.ts'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Erika\\Führung 2.dxf', 'Führung 2.dxf'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', 'a b Set-Cookie: x.pdf'],
  ['plan\u202Efdp.exe', 'plan fdp.exe'],
  ['\uD800plan.pdf', '\uFFFDplan.pdf'],
  ['  plan .pdf ', 'plan .pdf'],
  // As macOS writes names.
  ['Fu\u0308hrung.pdf', 'Führung.pdf'],
  ['..', '..'],
  ['/', ''],
])('The name %j is shown as %j.', (given, name) => expect(cleanName(given)).toBe(name))

test('A long name keeps its ending.', () => {
  const name = cleanName(`${'x'.repeat(500)}.step`)
  expect(name).toHaveLength(LONGEST_NAME)
  expect(name).toMatch(/^x+…\.step$/)
})
