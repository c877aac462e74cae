import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readShopCustomer } from './read-customer.server.ts'

const CUSTOMER = { firstName: 'Anna', email: 'a@xn--mller-kva.example', customFields: { lists: 'long' } }

/** A shop whose calls fail, or send what is given. */
function shopWith(answers: Record<string, unknown>) {
  const asked: string[] = []
  const bodies: { associations: object }[] = []
  const shop = async (operation: string, given?: { body: { associations: object } }) => {
    asked.push(operation)
    if (given) bodies.push(given.body)
    const answer = answers[operation]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, bodies, shop: shop as unknown as ShopClient }
}

const failure = (status: number, code = 'X') => {
  const kind = status >= 500 ? 'unreachable' : 'refused'
  const errors = [{ code, detail: '', pointer: undefined, parameters: {} }]
  return new ServiceFailure({ service: 'shop', operation: 'POST /account/customer', kind, status, errors })
}

// Differs from the specification: 40.
test.each([404, 500])(
  'A customer who cannot be read (%i) is that of the context, without the lists and with the address as it was entered.',
  async (status) => {
    const { shop } = shopWith({ 'POST /account/customer': failure(status), 'GET /context': { customer: CUSTOMER } })
    expect(await readShopCustomer(shop)).toEqual({ firstName: 'Anna', email: 'a@müller.example' })
  },
)

test.each([
  ['fails', failure(503)],
  ['has no customer', { customer: null }],
])('If the context %s, too, the first failure counts.', async (_, context) => {
  const first = failure(404)
  const { shop } = shopWith({ 'POST /account/customer': first, 'GET /context': context })
  await expect(readShopCustomer(shop)).rejects.toBe(first)
})

// Differs from the specification: 30.
test('A customer is read with the default addresses, not with all of them.', async () => {
  const { shop, bodies } = shopWith({ 'POST /account/customer': CUSTOMER })
  await readShopCustomer(shop)
  const associations = ['salutation', 'defaultBillingAddress', 'defaultShippingAddress']
  expect(bodies.map((body) => Object.keys(body.associations))).toEqual([associations])
})

test('An anonymous visitor costs one call.', async () => {
  const none = failure(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
  const { shop, asked } = shopWith({ 'POST /account/customer': none })
  expect(await readShopCustomer(shop)).toBeNull()
  expect(asked).toEqual(['POST /account/customer'])
})
