import { expect, test } from 'vitest'
import type { AddressValues } from '#web/customer/address/address-fields.ts'
import { CONTACT_FIELDS, type ContactValues, pairLabelsOf } from '#web/customer/registration/address-pair-form.ts'
import { GUEST_FORM } from './guest-form.ts'
import { checkGuest } from './guest.server.ts'

const germany = { id: 'de', name: 'DE', iso: 'DE', defaultPostalCodePattern: '\\d{5}', translated: { name: 'DE' } }
const complete: ContactValues = {
  email: 'miriam@example.com',
  phone: '',
  company: 'Hagemann GmbH',
  firstName: 'Miriam',
  lastName: 'Oster',
  street: 'Am Güterbahnhof 4',
  zipcode: '33100',
  city: 'Paderborn',
  countryId: 'de',
  sameAddress: 'on',
  delivery: {},
}
const delivery: AddressValues = {
  firstName: 'Jan',
  lastName: 'Veldhuis',
  street: 'Tor 2',
  zipcode: '1',
  city: 'Köln',
  countryId: 'de',
}
const errorsOf = (change: Partial<ContactValues>) => {
  const checked = checkGuest({ ...complete, ...change }, [germany])
  return 'errors' in checked ? Object.keys(checked.errors).toSorted() : []
}

test('a complete guest is accepted, with trimmed texts and without a delivery address', () => {
  const checked = checkGuest({ ...complete, city: '  Paderborn ', delivery }, [germany])
  expect(checked).toMatchObject({ value: { city: 'Paderborn', department: '', email: 'miriam@example.com' } })
  expect('value' in checked && checked.value.delivery).toBeUndefined()
})

test.each<[string, Partial<ContactValues>, string[]]>([
  ['no e-mail', { email: '' }, ['email']],
  ['half an e-mail', { email: 'm.oster@hagemann' }, ['email']],
  ['no company', { company: '' }, ['company']],
  ['a telephone number that is too long', { phone: '0'.repeat(41) }, ['phone']],
  ['a VAT number with a wrong digit', { vatId: 'DE113891177' }, ['vatId']],
  ['a VAT number beside another wrong field', { vatId: '12', city: '' }, ['city', 'vatId']],
  ['several at once', { email: 'x', city: '' }, ['city', 'email']],
])('%s is rejected at its field', (_, change, fields) => expect(errorsOf(change)).toEqual(fields))

test('a separate delivery address is checked like the billing address, but needs no company', () => {
  expect(errorsOf({ sameAddress: undefined })).toEqual([
    'delivery.city',
    'delivery.countryId',
    'delivery.firstName',
    'delivery.lastName',
    'delivery.street',
  ])
  expect(errorsOf({ sameAddress: undefined, delivery })).toEqual(['delivery.zipcode'])
  expect(errorsOf({ sameAddress: undefined, delivery: { ...delivery, zipcode: '50667' } })).toEqual([])
})

test('a list of errors marks delivery fields as such', () => {
  expect(pairLabelsOf(CONTACT_FIELDS)('city')).toBe('Ort')
  expect(pairLabelsOf(CONTACT_FIELDS)('delivery.city')).toBe('Ort (Lieferadresse)')
})

test('only the values of the form’s own fields are read', () => {
  const posted = new FormData()
  posted.set('email', ' not yet ')
  posted.set('delivery.city', 'Köln')
  posted.set('isAdmin', 'yes')
  expect(GUEST_FORM.read(posted)).toEqual({ email: ' not yet ', delivery: { city: 'Köln' } })
})

test.each([
  ['de 113 891 176', 'DE113891176'],
  ['113891176', 'DE113891176'],
  ['ATU 12011204', 'ATU12011204'],
  ['', ''],
])('the VAT number %j of a German address is stored as %j', (vatId, stored) => {
  expect(checkGuest({ ...complete, vatId }, [germany])).toMatchObject({ value: { vatId: stored } })
})
