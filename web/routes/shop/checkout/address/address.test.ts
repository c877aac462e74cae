import { expect, test } from 'vitest'
import { checkAddress, typedAddress, type AddressValues } from './address.ts'

const country = (id: string, iso: string, defaultPostalCodePattern?: string) => ({
  id,
  name: iso,
  iso,
  postalCodeRequired: true,
  translated: { name: iso },
  ...(defaultPostalCodePattern ? { defaultPostalCodePattern } : {}),
})
const lists = {
  countries: [
    country('de', 'DE', '\\d{5}'),
    country('gb', 'GB', '['),
    { ...country('ie', 'IE'), postalCodeRequired: false },
  ],
  salutations: [],
}
const complete: AddressValues = {
  email: 'miriam@example.com',
  company: 'Hagemann GmbH',
  firstName: 'Miriam',
  lastName: 'Oster',
  street: 'Am Güterbahnhof 4',
  zipcode: '33100',
  city: 'Paderborn',
  countryId: 'de',
  sameAddress: 'on',
}
const errorsOf = (change: AddressValues) => {
  // A form sends no field for a box that is not ticked.
  const sent = Object.fromEntries(Object.entries({ ...complete, ...change }).filter(([, value]) => value !== undefined))
  const checked = checkAddress(sent, lists)
  return 'errors' in checked ? Object.keys(checked.errors).toSorted() : []
}

test('takes a complete address and trims it', () => {
  const checked = checkAddress({ ...complete, city: '  Paderborn ' }, lists)
  expect(checked).toMatchObject({ value: { city: 'Paderborn', department: '' } })
})

test.each<[string, AddressValues, string[]]>([
  ['blank name', { lastName: '   ' }, ['lastName']],
  ['no e-mail', { email: '' }, ['email']],
  ['half an e-mail', { email: 'm.oster@hagemann' }, ['email']],
  ['four digits for Germany', { zipcode: '3310' }, ['zipcode']],
  ['digits and more', { zipcode: '33100x' }, ['zipcode']],
  ['missing where required', { zipcode: '' }, ['zipcode']],
  ['missing where not required', { zipcode: '', countryId: 'ie' }, []],
  ['a broken pattern checks nothing', { zipcode: 'SW1A 1AA', countryId: 'gb' }, []],
  ['a country we do not have', { countryId: 'xx' }, ['countryId']],
  ['longer than the shop stores', { firstName: 'x'.repeat(51) }, ['firstName']],
  ['several at once', { email: 'x', city: '' }, ['city', 'email']],
])('%s', (_, change, fields) => expect(errorsOf(change)).toEqual(fields))

test('a delivery address of its own is checked like the billing address', () => {
  expect(errorsOf({ sameAddress: undefined })).toEqual([
    'delivery.city',
    'delivery.countryId',
    'delivery.firstName',
    'delivery.lastName',
    'delivery.street',
  ])
  const delivery: AddressValues = {
    'delivery.firstName': 'Jan',
    'delivery.lastName': 'Veldhuis',
    'delivery.street': 'Tor 2',
    'delivery.zipcode': '1',
    'delivery.city': 'Köln',
    'delivery.countryId': 'de',
  }
  expect(errorsOf({ sameAddress: undefined, ...delivery })).toEqual(['delivery.zipcode'])
  expect(errorsOf({ sameAddress: undefined, ...delivery, 'delivery.zipcode': '50667' })).toEqual([])
})

test('keeps what was typed, and only what the form has', () => {
  const form = new FormData()
  form.set('email', ' not yet ')
  form.set('isAdmin', 'yes')
  expect(typedAddress(form)).toEqual({ email: ' not yet ' })
})
