import { expect, test } from 'vitest'
import { runWithLocale } from './locale.server.ts'
import { getLocale, localeOfPath } from './locale.ts'

test('the locale of an address is its first segment', () => {
  expect(localeOfPath('/cz/shop')).toBe('cz')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/fr/shop')).toBeUndefined()
  expect(localeOfPath('/')).toBeUndefined()
})

test('simultaneous requests keep their own locales', async () => {
  const results = (['nl', 'en'] as const).map((locale) =>
    runWithLocale(locale, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return getLocale()
    }),
  )
  expect(await Promise.all(results)).toEqual(['nl', 'en'])
  expect(getLocale()).toBe('de')
})
