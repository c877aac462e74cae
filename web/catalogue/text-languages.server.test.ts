import { expect, test } from 'vitest'
import { CZECH, EMBEDDED_LANGUAGE_IDS, ENGLISH, GERMAN, SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { nameLanguage, languageName, readTextLanguages, textLanguagesOf } from './text-languages.server.ts'

const chain = { context: { languageIdChain: [CZECH, ENGLISH, GERMAN] } }
const shop = (async () => chain) as unknown as ShopClient
const unasked = (async () => expect.unreachable('the shop need not be asked')) as unknown as ShopClient

const complete = { name: 'Vedení', description: 'Vede.', translated: { name: 'Vedení', description: 'Vede.' } }
const nameless = { ...complete, name: null, translated: { name: 'Guide', description: 'Vede.' } }
const undescribed = { ...complete, description: null, translated: { name: 'Vedení', description: 'Guides.' } }

test('a text that the language lacks is in the next language of the chain, beside texts of its own', async () => {
  const languages = await readTextLanguages(shop, 'cz', EMBEDDED_LANGUAGE_IDS, [complete, nameless])
  expect(textLanguagesOf(complete, languages)).toEqual({ name: undefined, description: undefined })
  expect(textLanguagesOf(nameless, languages)).toEqual({ name: 'en', description: undefined })
  expect(textLanguagesOf(undescribed, languages)).toEqual({ name: undefined, description: 'en' })
})

test('neither a variant nor a missing description in every language is a fallback', async () => {
  const variant = { parentId: '1', name: null, translated: { name: 'Vedení' } }
  const brief = { name: 'Vedení', description: null, translated: { name: 'Vedení', description: null } }
  const languages = await readTextLanguages(unasked, 'cz', EMBEDDED_LANGUAGE_IDS, [complete, variant, brief])
  expect(languages).toEqual({ own: undefined, fallback: undefined })
})

test('locales that share a language of the shop have its texts in the language of the first', async () => {
  const languagesOf = (locale: 'de' | 'en' | 'nl') =>
    readTextLanguages(unasked, locale, SHARED_LANGUAGE_IDS, [complete])
  expect(await languagesOf('nl')).toEqual({ own: 'en', fallback: 'en' })
  expect(await languagesOf('en')).toMatchObject({ own: undefined })
  expect(await languagesOf('de')).toMatchObject({ own: undefined })
})

test('a language has its name in the language of the page', () => {
  expect([languageName('en', 'nl'), languageName('en', 'cz'), languageName(undefined, 'de')]).toEqual([
    'Engels',
    'angličtina',
    undefined,
  ])
})

test.each([
  ['grün', true],
  ['Werkstoff S', true],
  ['08B-1', false],
  ['30 × 15 mm', false],
])('the name %s has a language of its own: %s', (name, hasLanguage) => {
  const option = { name: null, translated: { name } }
  expect(nameLanguage(option, { own: undefined, fallback: 'en' })).toEqual(hasLanguage ? { language: 'en' } : {})
  expect(nameLanguage({ ...option, name }, { own: undefined, fallback: 'en' })).toEqual({})
})
