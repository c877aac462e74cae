import { expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { lineFacts } from './line-facts.tsx'

test.each<[Locale, string, string, string, string, string]>([
  [
    'de',
    'Werkstoff',
    'Werkstoff S schwarz',
    'Farbe',
    'schwarz',
    'Werkstoff S schwarz, Schnittlänge 1\u202f250\u00a0mm',
  ],
  ['en', 'Material', 'Material S black', 'Colour', 'black', 'Material S black, Cut length 1\u202f250\u00a0mm'],
  ['nl', 'Materiaal', 'Materiaal S zwart', 'Kleur', 'zwart', 'Materiaal S zwart, Gezaagde lengte 1\u202f250\u00a0mm'],
  ['cz', 'Materiál', 'Materiál S černý', 'Barva', 'černý', 'Materiál S černý, Délka přířezu 1\u202f250\u00a0mm'],
])('a line repeats no word of its options in %s', (locale, group, option, colours, colour, text) => {
  const options = [
    { group, option },
    { group: colours, option: colour },
  ]
  const facts = runWithLocale(locale, () => lineFacts({ options, format: undefined, cutLength: 1250 }))
  expect(facts.map(({ name, value }) => `${name} ${value}`).join(', ')).toBe(text)
})

test('a line of text never ends inside a measure of a cut length or a sheet', () => {
  const format = { strength: 10, width: 1000, length: 2000 }
  const facts = runWithLocale('de', () => lineFacts({ options: [], format, cutLength: 2000 }))
  expect(facts.map(({ value }) => value.split(' '))).toEqual([
    ['10', '×', '1\u202f000', '×', '2\u202f000\u00a0mm'],
    ['2\u202f000\u00a0mm'],
  ])
})
