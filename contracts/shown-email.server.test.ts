import { expect, test } from 'vitest'
import { asciiEmail } from './email-address.ts'
import { emailSpellings, shownEmail } from './shown-email.server.ts'

test.each(['info@müller-technik.example', 'Ada.Lovelace@example.com', 'x@háčky.example'])(
  '%s is shown as it was entered, and stored as before if it is sent again.',
  (typed) => {
    const stored = asciiEmail(typed) ?? ''
    expect(stored).toMatch(/^[\x21-\x7e]+$/)
    expect(shownEmail(stored)).toBe(typed)
    expect(asciiEmail(shownEmail(stored))).toBe(stored)
  },
)

test.each(['', 'nobody', 'a@xn--', '@example.com'])('Another text stays as it is: “%s”', (text) => {
  expect(shownEmail(text)).toBe(text)
})

test('An address is found in each of its spellings.', () => {
  const both = ['info@xn--mller-kva.example', 'info@müller.example']
  expect(emailSpellings('Info@Müller.example')).toEqual(both)
  expect(emailSpellings('info@xn--mller-kva.example')).toEqual(both)
  expect(emailSpellings('Ute@example.com')).toEqual(['ute@example.com'])
})
