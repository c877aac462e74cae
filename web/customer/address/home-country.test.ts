import { expect, test } from 'vitest'
import type { Country } from '#contracts/shop/customer.ts'
import { homeCountry } from './home-country.ts'

const countryOf = (iso: string): Country => ({ id: `id of ${iso}`, name: iso, iso, translated: { name: iso } })
const COUNTRIES = ['AT', 'CZ', 'DE', 'NL'].map(countryOf)

test.each([
  ['nl', 'DE-NW', 'NL'],
  ['cz', 'DE-NW', 'CZ'],
  ['de', 'DE-NW', 'DE'],
  ['en', 'DE-NW', 'DE'],
  ['de', 'AT-5', 'AT'],
  ['nl', 'AT', 'NL'],
] as const)('in %s, at a company in %s, an address begins with %s', (locale, land, iso) => {
  expect(homeCountry(COUNTRIES, locale, land)).toEqual({ countryId: `id of ${iso}` })
})

test('a shop that does not deliver there has the company’s country, else its first one', () => {
  expect(homeCountry(['AT', 'DE'].map(countryOf), 'nl', 'DE-NW')).toEqual({ countryId: 'id of DE' })
  expect(homeCountry([countryOf('FR')], 'nl', 'DE-NW')).toEqual({ countryId: 'id of FR' })
  expect(homeCountry([], 'nl', 'DE-NW')).toEqual({ countryId: '' })
})
