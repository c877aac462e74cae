import { expect } from 'vitest'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { asking } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

export const SUITE_PASSWORD = 'Sehr-geheim-12'
let count = 0

/** Devices and new customers of a shop where a registration logs in without a mail. */
export function customersOf(endpoint: () => ShopEndpoint) {
  const ask = asking(endpoint)
  /** Calls with the token of the previous response. */
  const device = () => {
    let token = ''
    return async (address: string, body?: unknown) => {
      const answer = await ask(address, { body, headers: { [CONTEXT_TOKEN]: token } })
      const before = token
      token = answer.headers.get(CONTEXT_TOKEN) ?? ''
      return { ...answer, isNewToken: token !== before }
    }
  }
  const customer = async () => {
    const call = device()
    const filter = [{ type: 'equals', field: 'iso', value: 'DE' }]
    const countryId = (await call('POST /country', { filter })).json.elements[0].id
    const email = `contract-${Date.now()}-${++count}@example.com`
    const registered = await call('POST /account/register', {
      email,
      password: SUITE_PASSWORD,
      firstName: 'Ada',
      lastName: 'Contract',
      acceptedDataProtection: true,
      storefrontUrl: endpoint().storefrontUrl,
      billingAddress: { street: 'Ring 1', zipcode: '12345', city: 'Town', countryId },
    })
    expect(registered.status).toBe(200)
    return { call, email, countryId }
  }
  return { device, customer }
}
