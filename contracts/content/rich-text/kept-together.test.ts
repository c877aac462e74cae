import { expect, test } from 'vitest'
import { keepTogether } from './kept-together.ts'

test.each([
  ['Das C-Profil trägt', 'Das C\u2011Profil trägt'],
  ['(v\u00a0e-shopu)', '(v\u00a0e\u2011shopu)'],
  ['E-Mail genügt.', 'E\u2011Mail genügt.'],
])('%s has no break after its letter.', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})

test.each([
  'CT-08B1-SA-2000',
  'K-AB, T-08B',
  'PE-UHMW und POM-C',
  'e-shop@example.com',
  'info (at) e-shop.example.com',
  'https://www.example.com/e-shop',
  'www.e-mail.example.com',
  'Gleit-Profil',
])('%s stays as it is: it is copied, or may break.', (text) => {
  expect(keepTogether(text)).toBe(text)
})
