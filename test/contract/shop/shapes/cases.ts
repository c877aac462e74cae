import { CONTEXT_TOKEN, INCLUDE_SEO_URLS } from '#contracts/shop/headers.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import type { AskEndpoint, EndpointResponse } from '#test/contract/shop/endpoint.ts'

/** A request as it was recorded, with the ids of the tiny catalogue. */
export interface Sent {
  answer: EndpointResponse
  /** Whether the response has the token that was sent. */
  token: 'same' | 'new'
}

/** One caller with a token of its own; the next request has the token of the response before. */
export interface Caller {
  send(address: string, body?: unknown): Promise<Sent>
}

export const callerOf = (ask: AskEndpoint): Caller => {
  let token = ''
  return {
    async send(address, body) {
      const answer = await ask(address, {
        body,
        headers: { ...(token === '' ? {} : { [CONTEXT_TOKEN]: token }), [INCLUDE_SEO_URLS]: 'true' },
      })
      const received = answer.headers.get(CONTEXT_TOKEN) ?? ''
      const sent: Sent = { answer, token: received === token ? 'same' : 'new' }
      token = received
      return sent
    },
  }
}

type Recorded = (caller: Caller) => Promise<Sent>

const CT = id('product', 'CT')
const GUIDES = id('category', 'guides')
const VARIANT = id('product', 'CT-08-GREEN')
const guest = { guest: true, email: 'kunde@example.com', firstName: 'Ada', lastName: 'Beispiel' }
const STOREFRONT = 'http://localhost:3000'
const cartWith = (item: object) => ({ items: [{ type: 'product', referencedId: VARIANT, quantity: 1, ...item }] })

async function registration(caller: Caller) {
  const found = await caller.send('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] })
  const salutations = await caller.send('POST /salutation', { limit: 2 })
  return {
    ...guest,
    salutationId: salutations.answer.json.elements[0].id,
    storefrontUrl: STOREFRONT,
    billingAddress: {
      street: 'Werkstr. 7',
      zipcode: '44139',
      city: 'Dortmund',
      countryId: found.answer.json.elements[0].id,
    },
  }
}

async function registered(caller: Caller): Promise<void> {
  await caller.send('POST /account/register', await registration(caller))
}

async function ordered(caller: Caller): Promise<Sent> {
  await caller.send('POST /checkout/cart/line-item', cartWith({}))
  await registered(caller)
  return caller.send('POST /checkout/order', {})
}

const read =
  (address: string, body?: unknown, token: 'without' | 'with' = 'without'): Recorded =>
  async (caller) => {
    if (token === 'with') await caller.send('GET /context')
    return caller.send(address, body)
  }

const afterOrder =
  (body: (order: { deepLinkCode: string }) => object): Recorded =>
  async (caller) => {
    const { answer } = await ordered(caller)
    return caller.send('POST /order', body(answer.json))
  }

const deepLink = ({ deepLinkCode }: { deepLinkCode: string }, zipcode: string) => ({
  filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
  email: guest.email,
  zipcode,
})

/** Recorded requests per operation; a text says why none was recorded. */
export const CASES: Record<keyof ShopOperations, Record<string, Recorded> | string> = {
  'GET /context': {
    'context-anonymous': read('GET /context'),
    'context-customer': async (caller) => {
      await registered(caller)
      return caller.send('GET /context')
    },
  },
  'PATCH /context': 'not recorded; test/contract/shop/sales.suite.ts has its refusal',
  'POST /navigation/{activeId}/{rootId}': {
    navigation: read('POST /navigation/main-navigation/main-navigation', { depth: 1 }),
  },
  'POST /category/{navigationId}': { category: read(`POST /category/${GUIDES}`, {}) },
  'POST /category': 'not recorded; its elements are those of the navigation',
  'POST /product-listing/{categoryId}': { listing: read(`POST /product-listing/${GUIDES}`, { limit: 2 }) },
  'POST /product/{productId}': { 'product-of-parent-id': read(`POST /product/${CT}`, {}) },
  'POST /product': {
    'product-list-one': read(
      'POST /product',
      {
        filter: [{ type: 'equals', field: 'productNumber', value: 'CT' }],
        associations: { options: { associations: { group: {} } }, media: {} },
      },
      'with',
    ),
    parents: read('POST /product', {
      limit: 1,
      filter: [{ type: 'range', field: 'childCount', parameters: { gt: 0 } }],
    }),
  },
  'POST /product/{productId}/cross-selling': {
    'cross-selling': read(`POST /product/${id('product', 'SHEET')}/cross-selling`, {}),
  },
  'POST /seo-url': { 'seo-url': read('POST /seo-url', { limit: 2 }) },
  'GET /checkout/cart': {
    'cart-after-merge': async (caller) => {
      await caller.send('POST /checkout/cart/line-item', cartWith({}))
      return caller.send('GET /checkout/cart')
    },
  },
  'POST /checkout/cart/line-item': {
    'cart-add': async (caller) => {
      await caller.send('GET /context')
      return caller.send('POST /checkout/cart/line-item', cartWith({ quantity: 2 }))
    },
    'cart-add-unknown': async (caller) => {
      await caller.send('POST /checkout/cart/line-item', cartWith({}))
      return caller.send('POST /checkout/cart/line-item', cartWith({ referencedId: '0'.repeat(32) }))
    },
    'cart-promotion-unknown': async (caller) => {
      await caller.send('POST /checkout/cart/line-item', cartWith({}))
      return caller.send('POST /checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: 'RABATT' }] })
    },
  },
  'PATCH /checkout/cart/line-item': 'not recorded; it answers the cart, as an addition does',
  'POST /checkout/cart/line-item/delete': 'not recorded; it answers the cart, as an addition does',
  'DELETE /checkout/cart': 'not recorded; its response has no body',
  'POST /checkout/order': {
    'order-guest': ordered,
    'order-empty-cart': async (caller) => {
      await registered(caller)
      return caller.send('POST /checkout/order', {})
    },
  },
  'POST /order': {
    'order-list': afterOrder(() => ({
      page: 1,
      limit: 10,
      'total-count-mode': 'exact',
      sort: [{ field: 'createdAt', order: 'DESC' }],
      associations: {
        lineItems: {},
        addresses: {},
        deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {} } },
        stateMachineState: {},
        transactions: {},
      },
    })),
    'order-list-no-associations': afterOrder(() => ({ limit: 1 })),
    'order-anonymous': read('POST /order', {}, 'with'),
  },
  'POST /account/register': {
    'register-guest': async (caller) => {
      await caller.send('GET /context')
      return caller.send('POST /account/register', await registration(caller))
    },
    'register-missing': async (caller) => {
      await caller.send('GET /context')
      return caller.send('POST /account/register', { email: 'x', guest: true })
    },
    'register-wrong-storefront': async (caller) =>
      caller.send('POST /account/register', {
        ...(await registration(caller)),
        storefrontUrl: 'http://nowhere.example',
      }),
  },
  'POST /account/customer': {
    'customer-guest': async (caller) => {
      await registered(caller)
      return caller.send('POST /account/customer', {})
    },
    'customer-anonymous': read('POST /account/customer', {}, 'with'),
  },
  'POST /account/list-address': {
    'list-address': async (caller) => {
      await registered(caller)
      return caller.send('POST /account/list-address', {})
    },
  },
  'GET /breadcrumb/{id}': { 'breadcrumb-category': read(`GET /breadcrumb/${GUIDES}`) },
  'POST /product/{productId}/reviews': { reviews: read(`POST /product/${CT}/reviews`, {}) },
  'POST /country': {
    'country-de': read('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] }, 'with'),
  },
  'POST /salutation': { salutation: read('POST /salutation', { limit: 2 }, 'with') },
  'POST /payment-method': { 'payment-method': read('POST /payment-method', { onlyAvailable: true }, 'with') },
  'POST /shipping-method': { 'shipping-method': read('POST /shipping-method', {}, 'with') },
  'POST /language': { language: read('POST /language', { limit: 2 }, 'with') },
  'POST /currency': { currency: read('POST /currency', {}, 'with') },
}

/** Every recorded request by its name, whatever its operation. */
export const RECORDINGS = Object.values(CASES).flatMap((cases) =>
  typeof cases === 'string' ? [] : Object.entries(cases),
)

/** The same response, asked for by who has nothing but the code of the order. */
export const BY_DEEP_LINK: Record<string, (owner: Caller, stranger: Caller) => Promise<Sent>> = {
  'order-by-deep-link': async (owner, stranger) => {
    const { answer } = await ordered(owner)
    return stranger.send('POST /order', deepLink(answer.json, '44139'))
  },
  'order-by-deep-link-wrong-zip': async (owner, stranger) => {
    const { answer } = await ordered(owner)
    return stranger.send('POST /order', deepLink(answer.json, '00000'))
  },
}
