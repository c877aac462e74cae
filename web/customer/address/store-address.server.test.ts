import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import { readRefusal, toAddressValues, toStoreAddress } from './store-address.server.ts'

const FORM = { order: ['email', 'phone', 'street', 'delivery.street'] }
const refusalOf = (...pointers: (string | undefined)[]) =>
  new ServiceFailure({
    service: 'shop',
    operation: 'POST /account/register',
    kind: 'refused',
    status: 400,
    errors: pointers.map((pointer) => ({ code: 'VIOLATION', detail: '', pointer, parameters: {} })),
  })

test.each([
  ['/email', 'email'],
  ['/billingAddress/street', 'street'],
  ['/shippingAddress/street', 'delivery.street'],
  ['/billingAddress/phoneNumber', 'phone'],
  ['/street', 'street'],
])('the pointer %s is the field %s of the form', (pointer, field) => {
  expect(readRefusal(refusalOf(pointer), FORM)).toEqual({
    errors: { [field]: expect.any(String) },
    notice: undefined,
  })
})

test.each([[[undefined]], [['/storefrontUrl']], [[]]])('a rejection of %j concerns the whole form', (pointers) => {
  expect(readRefusal(refusalOf(...pointers), FORM)).toEqual({ errors: {}, notice: expect.any(String) })
})

test('a rejection of a field and of something else reports both', () => {
  const { errors, notice } = readRefusal(refusalOf('/email', '/storefrontUrl'), FORM)
  expect([Object.keys(errors), notice]).toEqual([['email'], expect.any(String)])
})

test('an address is sent to the shop without empty texts and read back as a form shows it', () => {
  const address = {
    company: '',
    department: 'Einkauf',
    salutationId: '',
    title: '',
    firstName: 'Miriam',
    lastName: 'Oster',
    street: 'Tor 2',
    zipcode: '',
    city: 'Köln',
    countryId: 'de',
  }
  const sent: unknown = JSON.parse(JSON.stringify(toStoreAddress(address)))
  expect(sent).toEqual({
    department: 'Einkauf',
    firstName: 'Miriam',
    lastName: 'Oster',
    street: 'Tor 2',
    city: 'Köln',
    countryId: 'de',
  })
  expect(toAddressValues({ ...toStoreAddress(address), id: 'a1' })).toEqual(address)
})
