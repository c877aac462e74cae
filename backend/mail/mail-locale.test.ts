import { expect, it } from 'vitest'
import { mailLocale } from './mail-locale.ts'

it.each([
  ['nl', 'en', 'nl'],
  ['cz', 'en', 'cz'],
  ['cs-CZ,cs;q=0.9', 'en', 'cz'],
  ['nl', 'nl', 'nl'],
  ['en', 'cs', 'cz'],
  ['de', 'de', 'de'],
  ['de-DE,en;q=0.5', 'en', 'en'],
  ['nl', 'de', 'de'],
  ['fr', 'en', 'en'],
  [undefined, 'de', 'de'],
] as const)('With the header %s the shop in %s sends mails in %s.', (header, language, locale) => {
  expect(mailLocale(header, language)).toBe(locale)
})
