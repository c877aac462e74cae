import { expect, test } from 'vitest'
import { CZECH, EMBEDDED_LANGUAGE_IDS, ENGLISH, GERMAN, SHARED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { languageName, nameLanguage, textLanguagesOf, toTextLanguages } from './text-languages.server.ts'

const complete = { name: 'Vedení', description: 'Vede.', translated: { name: 'Vedení', description: 'Vede.' } }
const nameless = { ...complete, name: null, translated: { name: 'Guide', description: 'Vede.' } }
const undescribed = { ...complete, description: null, translated: { name: 'Vedení', description: 'Guides.' } }

test('a text that the language lacks is in the next language of the chain, beside texts of its own', () => {
  const languages = toTextLanguages('cz', EMBEDDED_LANGUAGE_IDS, [CZECH, ENGLISH, GERMAN])
  expect(textLanguagesOf(complete, languages)).toEqual({ name: undefined, description: undefined })
  expect(textLanguagesOf(nameless, languages)).toEqual({ name: 'en', description: undefined })
  expect(textLanguagesOf(undescribed, languages)).toEqual({ name: undefined, description: 'en' })
})

test('neither a variant nor a missing description in every language is a fallback', () => {
  const variant = { parentId: '1', name: null, translated: { name: 'Vedení' } }
  const brief = { name: 'Vedení', description: null, translated: { name: 'Vedení', description: null } }
  const languages = { own: undefined, fallback: 'en' }
  expect([variant, brief].map((thing) => textLanguagesOf(thing, languages))).toEqual([
    { name: undefined, description: undefined },
    { name: undefined, description: undefined },
  ])
})

test('locales that share a language of the shop have its texts in the language of the first', () => {
  const ownOf = (locale: 'de' | 'en' | 'nl') => toTextLanguages(locale, SHARED_LANGUAGE_IDS, []).own
  expect([ownOf('nl'), ownOf('en'), ownOf('de')]).toEqual(['en', undefined, undefined])
})

test('while the shop does not name its languages, all texts are in that of the page', () => {
  expect(toTextLanguages('cz', EMBEDDED_LANGUAGE_IDS, [])).toEqual({ own: undefined, fallback: undefined })
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
