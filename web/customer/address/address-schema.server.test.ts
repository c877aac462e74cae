import { expect, test } from 'vitest'
import { checkBySchema } from '#web/forms/action/form-schema.server.ts'
import type { AddressValues } from './address-fields.ts'
import { addressSchema } from './address-schema.server.ts'

const country = (id: string, iso: string, defaultPostalCodePattern?: string) => ({
  id,
  name: iso,
  iso,
  postalCodeRequired: true,
  translated: { name: iso },
  ...(defaultPostalCodePattern ? { defaultPostalCodePattern } : {}),
})
const countries = [
  country('de', 'DE', '\\d{5}'),
  country('gb', 'GB', '['),
  { ...country('ie', 'IE'), postalCodeRequired: false },
]
const complete: AddressValues = {
  firstName: 'Miriam',
  lastName: 'Oster',
  street: 'Am Güterbahnhof 4',
  zipcode: '33100',
  city: 'Paderborn',
  countryId: 'de',
}
const check = (change: AddressValues) => checkBySchema(addressSchema(countries), { ...complete, ...change })

test('a complete address is accepted and trimmed, and missing fields become empty', () => {
  expect(check({ city: '  Paderborn ' })).toEqual({
    value: { ...complete, city: 'Paderborn', company: '', department: '', salutationId: '', title: '' },
  })
})

test('a postcode is stored without the letters of its country', () => {
  expect(check({ zipcode: 'D-33100' })).toMatchObject({ value: { zipcode: '33100' } })
})

test.each<[string, AddressValues, string[]]>([
  ['a blank name', { lastName: '   ' }, ['lastName']],
  ['four digits for Germany', { zipcode: '3310' }, ['zipcode']],
  ['digits and more', { zipcode: '33100x' }, ['zipcode']],
  ['no postcode where it is required', { zipcode: '' }, ['zipcode']],
  ['no postcode where it is not required', { zipcode: '', countryId: 'ie' }, []],
  ['any postcode where the pattern is broken', { zipcode: 'SW1A 1AA', countryId: 'gb' }, []],
  ['a country that the shop does not have', { countryId: 'xx' }, ['countryId']],
  ['no country', { countryId: '' }, ['countryId']],
  ['a name longer than the shop stores', { firstName: 'x'.repeat(51) }, ['firstName']],
  ['a wrong postcode beside a missing name', { zipcode: '3310', lastName: '' }, ['lastName', 'zipcode']],
])('an address with %s has an error at %j', (_, change, fields) => {
  const checked = check(change)
  expect('errors' in checked ? Object.keys(checked.errors) : []).toEqual(fields)
})

test('a missing field is reported as missing before any other rule', () => {
  const checked = check({ countryId: '' })
  expect('errors' in checked && checked.errors).toEqual({ countryId: 'Dieses Feld ist erforderlich.' })
})
