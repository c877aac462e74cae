import { expect, test } from 'vitest'
import { runWithLocale } from './locale.server.ts'
import { getLocale, localeOfPath } from './locale.ts'

test('the locale of an address is its first segment', () => {
  expect(localeOfPath('/cz/shop')).toBe('cz')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/fr/shop')).toBeUndefined()
  expect(localeOfPath('/')).toBeUndefined()
})

test('requests at the same time keep their own locale', async () => {
  const asked = (['nl', 'en'] as const).map((locale) =>
    runWithLocale(locale, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return getLocale()
    }),
  )
  expect(await Promise.all(asked)).toEqual(['nl', 'en'])
  expect(getLocale()).toBe('de')
})
