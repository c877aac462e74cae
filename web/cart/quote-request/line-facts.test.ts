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
