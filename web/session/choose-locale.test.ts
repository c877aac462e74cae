import { expect, test } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

const candidates = new Map([
  ['de', 'de'],
  ['en', 'en'],
  ['cs', 'cz'],
] as const)
const choose = (header: string | null) => chooseLocale<string>(header, candidates, 'de')

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR, fr;q=0.9, cs;q=0.8, en;q=0.7', 'cz'],
  ['en;q=0.5, cs;q=0.9', 'cz'],
  ['cs;q=0, en', 'en'],
  ['de;q="0.5" , EN ; q=0.8', 'en'],
  ['fr, *', 'de'],
  ['', 'de'],
  [null, 'de'],
])('the header %s selects the locale %s', (header, locale) => expect(choose(header)).toBe(locale))
