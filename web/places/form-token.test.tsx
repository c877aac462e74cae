import { expect, test } from 'vitest'
import { FORM_TOKEN, newFormToken, readFormToken } from './form-token.tsx'

const formWith = (token: string) => {
  const form = new FormData()
  form.set(FORM_TOKEN, token)
  return form
}

test('a token is 128 random bits, read back as it was sent', () => {
  const [one, other] = [newFormToken(), newFormToken()]
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(other).not.toBe(one)
  expect(readFormToken(formWith(one))).toBe(one)
})

test.each(['', 'x', 'A'.repeat(32), '0'.repeat(33), '\0'])('%j is not a token', (token) =>
  expect(readFormToken(formWith(token))).toBeUndefined(),
)

test('a form without the field has none', () => expect(readFormToken(new FormData())).toBeUndefined())
