import { beforeAll, describe, expect, it } from 'vitest'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { asking, refusalOf } from './endpoint.ts'
import type { EndpointResponse, ShopEndpoint } from './endpoint.ts'

/** Contexts, carts, guests and quote requests, on any catalogue of the shop. */
export function salesSuite(endpoint: () => ShopEndpoint): void {
  const ask = asking(endpoint)
  const tokenOf = ({ headers }: EndpointResponse) => headers.get(CONTEXT_TOKEN) ?? ''
  /** Calls with the token of the previous response. */
  const visitor = () => {
    let token = ''
    return async (address: string, body?: unknown) => {
      const answer = await ask(address, { body, headers: { [CONTEXT_TOKEN]: token } })
      token = tokenOf(answer)
      return answer
    }
  }
  let variant = ''
  let country = ''

  beforeAll(async () => {
    const isVariant = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] }
    variant = (await ask('POST /product', { body: { limit: 1, filter: [isVariant] } })).json.elements[0]?.id
    const germany = [{ type: 'equals', field: 'iso', value: 'DE' }]
    country = (await ask('POST /country', { body: { filter: germany } })).json.elements[0]?.id
  })

  const line = (more: object = {}) => ({ items: [{ type: 'product', referencedId: variant, ...more }] })
  const registration = (differs: object = {}) => ({
    guest: true,
    email: 'guest@example.com',
    firstName: 'Ada',
    lastName: 'Guest',
    acceptedDataProtection: true,
    storefrontUrl: endpoint().storefrontUrl,
    billingAddress: { street: 'Ring 1', zipcode: '12345', city: 'Town', countryId: country },
    ...differs,
  })

  describe('the context', () => {
    // Differs from the specification: 13.
    it('is anonymous at first, under the token of the header', async () => {
      const { json, headers } = await ask('GET /context')
      expect(json).toMatchObject({
        token: headers.get(CONTEXT_TOKEN),
        customer: null,
        salesChannel: { navigationCategoryId: expect.stringMatching(/^[0-9a-f]{32}$/) },
        currency: { isoCode: expect.any(String) },
        paymentMethod: { id: expect.any(String) },
        shippingMethod: { id: expect.any(String) },
      })
      expect(refusalOf(await ask('POST /account/customer', { body: {} }))[0]).toBe(403)
    })

    it('rejects an unknown language, with its pointer', async () => {
      const { status, json } = await ask('PATCH /context', { body: { languageId: 'f'.repeat(32) } })
      expect([status, json.errors[0].source]).toEqual([400, { pointer: '/languageId' }])
    })
  })

  describe('the data of a form', () => {
    it('includes countries, sorted by name', async () => {
      const { json } = await ask('POST /country', { body: { sort: [{ field: 'country.name', order: 'ASC' }] } })
      const names: string[] = json.elements.map((one: { translated: { name: string } }) => one.translated.name)
      expect(names.length).toBeGreaterThan(0)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
    })

    it.each(['/salutation', '/payment-method', '/shipping-method'])(
      'is served by %s for GET and POST',
      async (path) => {
        for (const address of [`GET ${path}`, `POST ${path}`]) {
          const { status, json } = await ask(address, address.startsWith('POST') ? { body: {} } : {})
          expect([status, json.apiAlias]).toEqual([200, 'dal_entity_search_result'])
          expect(json.elements[0].id).toMatch(/^[0-9a-f]{32}$/)
        }
      },
    )
  })

  describe('the cart', () => {
    // Differs from the specification: 32.
    it('is empty for a new visitor, for GET and POST', async () => {
      for (const address of ['GET /checkout/cart', 'POST /checkout/cart']) {
        const { status, json } = await ask(address)
        expect([status, json.lineItems, json.errors, json.price.totalPrice]).toEqual([200, [], [], 0])
      }
    })

    it('reports an unknown product as an error of the cart', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const unknown = 'f'.repeat(32)
      const { status, json } = await visitor()('POST /checkout/cart/line-item', line({ referencedId: unknown }))
      expect([status, json.lineItems]).toEqual([200, []])
      expect(Object.values(json.errors)).toMatchObject([{ level: 20, messageKey: 'product-not-found' }])
    })

    // Differs from the specification: 33.
    it('adds, sums by id, changes and removes lines', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      await call('POST /checkout/cart/line-item', line({ id: 'a'.repeat(32), quantity: 2, payload: { note: 'kept' } }))
      await call('POST /checkout/cart/line-item', line({ id: 'a'.repeat(32), quantity: 1 }))
      const both = await call('POST /checkout/cart/line-item', line())
      expect(both.json.lineItems).toMatchObject([
        {
          quantity: 3,
          referencedId: variant,
          type: 'product',
          payload: { note: 'kept', productNumber: expect.any(String), options: expect.any(Array) },
        },
        { quantity: 1 },
      ])
      const change = { items: [{ id: 'a'.repeat(32), quantity: 7 }] }
      expect((await call('PATCH /checkout/cart/line-item', change)).json.lineItems[0].quantity).toBe(7)
      const unknown = { items: [{ id: 'b'.repeat(32), quantity: 7 }] }
      expect(refusalOf(await call('PATCH /checkout/cart/line-item', unknown))).toEqual([
        404,
        'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
      ])
      const rest = await call('POST /checkout/cart/line-item/delete', { ids: ['a'.repeat(32)] })
      expect(rest.json.lineItems).toHaveLength(1)
      expect((await call('DELETE /checkout/cart')).status).toBe(204)
      expect((await call('GET /checkout/cart')).json.lineItems).toEqual([])
    })

    it('identifies its content by a hash that differs after each change', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      const added = await call('POST /checkout/cart/line-item', line({ id: 'a'.repeat(32) }))
      expect(added.json.hash).toMatch(/^[0-9a-f]{64}$/)
      expect((await call('GET /checkout/cart')).json.hash).toBe(added.json.hash)
      const raised = await call('POST /checkout/cart/line-item', line({ id: 'a'.repeat(32) }))
      expect(raised.json.hash).not.toBe(added.json.hash)
    })

    it('does not store the language in its lines', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const added = await ask('POST /checkout/cart/line-item', { body: line() })
      const languages = (await ask('POST /language', { body: {} })).json.elements
      const ids = new Set<string>()
      for (const { id } of languages) {
        const headers = { [CONTEXT_TOKEN]: tokenOf(added), 'sw-language-id': id }
        const { json } = await ask('GET /checkout/cart', { headers })
        const product = (await ask('POST /product', { body: { ids: [variant] }, headers: { 'sw-language-id': id } }))
          .json
        expect(json.lineItems[0].label).toBe(product.elements[0].translated.name)
        ids.add(json.lineItems[0].id)
      }
      expect(ids.size).toBe(1)
    })
  })

  describe('a guest', () => {
    it('receives all errors of a registration', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const wrong = registration({ email: '', lastName: '', storefrontUrl: 'https://elsewhere.example.com' })
      const { status, json } = await ask('POST /account/register', { body: wrong })
      expect(status).toBe(400)
      const pointers = json.errors.map(({ source }: { source: { pointer: string } }) => source.pointer)
      expect(pointers).toEqual(expect.arrayContaining(['/email', '/lastName', '/storefrontUrl']))
    })

    it('gets a new token and keeps the cart', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      const before = tokenOf(await call('POST /checkout/cart/line-item', line()))
      const registered = await call('POST /account/register', registration())
      expect(registered.json).toMatchObject({ guest: true, email: 'guest@example.com', firstName: 'Ada' })
      expect(tokenOf(registered)).not.toBe(before)
      expect((await call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
      expect((await call('POST /account/customer', {})).json.id).toBe(registered.json.id)
      const old = await ask('POST /account/customer', { body: {}, headers: { [CONTEXT_TOKEN]: before } })
      expect(refusalOf(old)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    })
  })

  describe('an order', () => {
    it('needs a guest and a cart', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      expect(refusalOf(await call('POST /checkout/order', {}))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
      await call('POST /account/register', registration())
      expect(refusalOf(await call('POST /checkout/order', {}))).toEqual([400, 'CHECKOUT__CART_EMPTY'])
    })

    it('contains the cart with the given hash, and no other', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      await call('POST /checkout/cart/line-item', line())
      await call('POST /account/register', registration())
      const { hash } = (await call('GET /checkout/cart')).json
      await call('POST /checkout/cart/line-item', line())
      const refused = await call('POST /checkout/order', { hash })
      expect(refusalOf(refused)).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH'])
      const now = (await call('GET /checkout/cart')).json
      expect(now.lineItems).toHaveLength(2)
      expect((await call('POST /checkout/order', { hash: now.hash })).json.lineItems).toHaveLength(2)
    })

    it('stores the requested items and empties the cart', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const call = visitor()
      const identifier = 'c'.repeat(32)
      await call('POST /checkout/cart/line-item', line({ id: identifier, quantity: 3, payload: { note: 'kept' } }))
      await call('POST /account/register', registration())
      const { json } = await call('POST /checkout/order', { customerComment: 'Soon' })
      expect(json).toMatchObject({
        orderNumber: expect.stringMatching(/\d/),
        customerComment: 'Soon',
        orderCustomer: { email: 'guest@example.com', lastName: 'Guest' },
        lineItems: [{ identifier, quantity: 3, payload: { note: 'kept', productNumber: expect.any(String) } }],
      })
      expect((await call('GET /checkout/cart')).json.lineItems).toEqual([])
    })
  })
}
