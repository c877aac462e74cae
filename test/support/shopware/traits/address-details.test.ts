import { expect, test } from 'vitest'
import type { JsonObject } from '#test/support/shopware/call.ts'
import { keepAddressDetails } from './address-details.ts'

test('An address has a second line and a state until a change comes without them.', async () => {
  const address = () => ({ id: 'a', additionalAddressLine2: null, countryStateId: null, apiAlias: 'customer_address' })
  const answer = keepAddressDetails(new Map())(async ({ method }) => ({
    status: 200,
    headers: new Headers(),
    json: method === 'GET' ? { customer: { activeBillingAddress: address() } } : address(),
  }))
  const ask = async (method: string, path: string, body: JsonObject = {}) =>
    (await answer({ method, path, headers: new Headers(), body })).json
  const details = { additionalAddressLine2: 'Hof links', countryStateId: 'b' }
  expect(await ask('POST', '/account/address', details)).toMatchObject(details)
  await ask('PATCH', '/account/address/default-billing/a')
  expect(await ask('GET', '/context')).toMatchObject({ customer: { activeBillingAddress: details } })
  await ask('PATCH', '/account/address/a', { street: 'Weg 2' })
  expect(await ask('GET', '/context')).toEqual({ customer: { activeBillingAddress: address() } })
})
