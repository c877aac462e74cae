import { expect, test } from 'vitest'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { flagsOf } from './product-flags.ts'
import { flagTexts } from './product-tags.tsx'

const tagsOf = (customFields: Record<string, unknown> | null) =>
  runWithLocale('de', () => flagTexts(flagsOf(factsOf({ customFields }))).map(({ text }) => text))

test.each([
  ['no custom fields', null],
  ['custom fields of others', { colour_code: 'x' }],
  ['facts that do not say', { profilwerk: { priceOnRequest: false } }],
  ['facts that are misshapen', { profilwerk: { pfas: 'no', food: null } }],
])('a product with %s makes no claim', (_, customFields) => {
  expect(tagsOf(customFields)).toEqual([])
})

test('"without PFAS" is said only where the shop says so', () => {
  expect(tagsOf({ profilwerk: { pfas: false } })).toEqual(['ohne PFAS-Zusatz'])
  expect(tagsOf({ profilwerk: { pfas: true, food: false } })).toEqual(['enthält PFAS'])
})
