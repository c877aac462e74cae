import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { adviceAddress, askAddress } from './advice-address.ts'

const mail = 'info@example.com'

test('A question goes to the form of the language, or otherwise to a concealed mail address.', () => {
  expect(adviceAddress({ advice: perLocale((locale) => `/${locale}/advice`), mail }, 'en')).toBe('/en/advice')
  const concealed = adviceAddress({ advice: undefined, mail }, 'de')
  expect(concealed).toBe('mailto:info (at) example.com')
})

test('The text is a parameter of the form or the body of the mail, and never longer than the server takes.', () => {
  expect(askAddress('/en/advice', 'Is it stable?')).toBe('/en/advice?message=Is%20it%20stable%3F')
  expect(askAddress('mailto:info@example.com', 'a b')).toBe('mailto:info@example.com?body=a%20b')
  expect(askAddress('/en/advice', '°'.repeat(5000)).length).toBeLessThanOrEqual(1530)
})
