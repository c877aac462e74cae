import { expect, test } from 'vitest'
import { signCookie, verifyCookie } from './cookie-signature.server.ts'

const signed = signCookie('secret', 'flash', 'Added ✓ 1.5')

test('a signed value can be read again, whatever its characters', () => {
  expect(verifyCookie('secret', 'flash', signed)).toBe('Added ✓ 1.5')
})

test.each([
  ['of another installation', signCookie('other', 'flash', 'x')],
  ['of another cookie', signCookie('secret', 'context-token', 'x')],
  ['that was changed', `x${signed}`],
  ['without its signature', 'x'],
  ['of a control character', '\0'],
  ['that is a signature only', signed.slice(-43)],
  ['with a signature outside of ASCII', `x.${'ü'.repeat(43)}`],
  ['of 10 KB', signCookie('secret', 'flash', 'x'.repeat(10_000))],
  ['that is missing', undefined],
])('a value %s counts as no value', (_, value) => expect(verifyCookie('secret', 'flash', value)).toBeUndefined())
