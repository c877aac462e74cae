import type { StoreApi } from '#contracts/shop/store-api.ts'
import { id } from '#test/contract/shop/tiny-catalogue.ts'
import {
  ACCOUNT_CASES,
  ACCOUNT_PASSWORD,
  ACCOUNT_READ_CASES,
  ACCOUNT_REGISTRATION_CASES,
  accountRegistration,
  registerCase,
} from './account-cases.ts'
import { ADDRESS_CASES } from './address-cases.ts'
import { guestRegistration, recordedRead, RECORDED_GUEST } from './caller.ts'
import type { Caller, Recorded, Sent } from './caller.ts'

const CT = id('product', 'CT')
const GUIDES = id('category', 'guides')
const VARIANT = id('product', 'CT-08-GREEN')
const cartWith = (item: object) => ({ items: [{ type: 'product', referencedId: VARIANT, quantity: 1, ...item }] })

async function registered(caller: Caller): Promise<void> {
  await caller.send('POST /account/register', await guestRegistration(caller))
}

async function ordered(caller: Caller): Promise<Sent> {
  await caller.send('POST /checkout/cart/line-item', cartWith({}))
  await registered(caller)
  return caller.send('POST /checkout/order', {})
}

const afterOrder =
  (body: (order: { deepLinkCode: string }) => object): Recorded =>
  async (caller) => {
    const { answer } = await ordered(caller)
    return caller.send('POST /order', body(answer.json))
  }

const deepLink = ({ deepLinkCode }: { deepLinkCode: string }, zipcode: string) => ({
  filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
  email: RECORDED_GUEST.email,
  zipcode,
})

/** Recorded requests per operation; a text says why none was recorded. */
export const CASES: Record<keyof StoreApi, Record<string, Recorded> | string> = {
  'GET /context': {
    'context-anonymous': recordedRead('GET /context'),
    'context-customer': async (caller) => {
      await registered(caller)
      return caller.send('GET /context')
    },
  },
  'PATCH /context': 'not recorded; test/contract/shop/sales.suite.ts has its refusal',
  'POST /navigation/{activeId}/{rootId}': {
    navigation: recordedRead('POST /navigation/main-navigation/main-navigation', { depth: 1 }),
  },
  'POST /category/{navigationId}': { category: recordedRead(`POST /category/${GUIDES}`, {}) },
  'GET /_info/openapi3.json': 'not recorded; test/contract/shop/openapi.test.ts reads it',
  'GET /_info/routes': 'not recorded; test/contract/shop/openapi.test.ts reads it',
  'POST /landing-page/{landingPageId}': 'not recorded; the embedded shop has none',
  'POST /cms/{id}': 'not recorded; its response is the page of a category',
  'POST /category': 'not recorded; its elements are those of the navigation',
  'POST /product-listing/{categoryId}': { listing: recordedRead(`POST /product-listing/${GUIDES}`, { limit: 2 }) },
  'POST /search': 'not recorded; its response is a listing',
  'POST /search-suggest': 'not recorded; its response is a listing',
  'GET /product/purchase-limit': 'not recorded; it came with 6.7',
  'POST /product/{productId}': { 'product-of-parent-id': recordedRead(`POST /product/${CT}`, {}) },
  'POST /product': {
    'product-list-one': recordedRead(
      'POST /product',
      {
        filter: [{ type: 'equals', field: 'productNumber', value: 'CT' }],
        associations: { options: { associations: { group: {} } }, media: {} },
      },
      'with',
    ),
    parents: recordedRead('POST /product', {
      limit: 1,
      filter: [{ type: 'range', field: 'childCount', parameters: { gt: 0 } }],
    }),
  },
  'POST /product/{productId}/cross-selling': {
    'cross-selling': recordedRead(`POST /product/${id('product', 'SHEET')}/cross-selling`, {}),
  },
  'POST /product/{productId}/find-variant': 'not recorded; backend/shop/catalogue/product/find-variant.test.ts has it',
  'POST /product/{productId}/review': 'not recorded; its response has no body',
  'POST /sitemap': 'not recorded; its response is a list of addresses',
  'POST /seo-url': { 'seo-url': recordedRead('POST /seo-url', { limit: 2 }) },
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
    'cart-add-guest': async (caller) => {
      await registered(caller)
      return caller.send('POST /checkout/cart/line-item', cartWith({}))
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
    order: async (caller) => {
      await registerCase(caller)
      await caller.send('POST /checkout/cart/line-item', cartWith({ quantity: 2 }))
      return caller.send('POST /checkout/order', { customerComment: 'Bitte entgraten' })
    },
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
    'order-anonymous': recordedRead('POST /order', {}, 'with'),
  },
  'POST /account/register': {
    ...ACCOUNT_REGISTRATION_CASES,
    'register-guest': async (caller) => {
      await caller.send('GET /context')
      return caller.send('POST /account/register', await guestRegistration(caller))
    },
    'register-missing': async (caller) => {
      await caller.send('GET /context')
      return caller.send('POST /account/register', { email: 'x' })
    },
    'register-wrong-storefront': async (caller) =>
      caller.send('POST /account/register', {
        ...(await guestRegistration(caller)),
        storefrontUrl: 'http://nowhere.example',
      }),
  },
  ...ACCOUNT_CASES,
  ...ADDRESS_CASES,
  'POST /account/customer': {
    ...ACCOUNT_READ_CASES,
    'customer-guest': async (caller) => {
      await registered(caller)
      return caller.send('POST /account/customer', {})
    },
    'customer-anonymous': recordedRead('POST /account/customer', {}, 'with'),
  },
  'POST /account/list-address': {
    'list-address': async (caller) => {
      await registered(caller)
      return caller.send('POST /account/list-address', {})
    },
  },
  'GET /breadcrumb/{id}': { 'breadcrumb-category': recordedRead(`GET /breadcrumb/${GUIDES}`) },
  'POST /product/{productId}/reviews': { reviews: recordedRead(`POST /product/${CT}/reviews`, {}) },
  'POST /country': {
    'country-de': recordedRead('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] }, 'with'),
  },
  'POST /handle-payment': 'not recorded; test/contract/shop/published has its response',
  'POST /order/payment': 'not recorded; its response is that of other successes',
  'POST /order/state/cancel': 'not recorded; test/contract/shop/published has its response',
  'POST /document/download/{documentId}/{deepLinkCode}': 'not recorded: a file',
  'GET /order/download/{orderId}/{downloadId}': 'not recorded; the embedded shop has none',
  'POST /country-state/{countryId}': 'not recorded: the embedded shop has no states',
  'POST /salutation': { salutation: recordedRead('POST /salutation', { limit: 2 }, 'with') },
  'POST /payment-method': { 'payment-method': recordedRead('POST /payment-method', { onlyAvailable: true }, 'with') },
  'POST /shipping-method': { 'shipping-method': recordedRead('POST /shipping-method', {}, 'with') },
  'POST /klarna/session/start': 'not recorded: a plugin’s',
  'POST /language': { language: recordedRead('POST /language', { limit: 2 }, 'with') },
  'POST /currency': { currency: recordedRead('POST /currency', {}, 'with') },
}

/** Every recorded request by its name, whatever its operation. */
export const RECORDINGS = Object.values(CASES).flatMap((cases) =>
  typeof cases === 'string' ? [] : Object.entries(cases),
)

/** Responses to another browser: one that has the code of an order, or another device of the customer. */
export const BY_ANOTHER_BROWSER: Record<string, (owner: Caller, stranger: Caller) => Promise<Sent>> = {
  'order-by-deep-link': async (owner, stranger) => {
    const { answer } = await ordered(owner)
    return stranger.send('POST /order', deepLink(answer.json, '44139'))
  },
  'register-taken': async (owner, stranger) => {
    const { email } = await registerCase(owner)
    return stranger.send('POST /account/register', await accountRegistration(owner, email))
  },
  'context-other-device': async (owner, stranger) => {
    await registerCase(owner)
    return stranger.send('GET /context')
  },
  'cart-add-other-device': async (owner, stranger) => {
    await registerCase(owner)
    await stranger.send('GET /context')
    return stranger.send('POST /checkout/cart/line-item', cartWith({}))
  },
  'login-other-device': async (owner, stranger) => {
    const { email } = await registerCase(owner)
    await stranger.send('POST /checkout/cart/line-item', cartWith({}))
    return stranger.send('POST /account/login', { username: email, password: ACCOUNT_PASSWORD })
  },
  'order-by-deep-link-wrong-zip': async (owner, stranger) => {
    const { answer } = await ordered(owner)
    return stranger.send('POST /order', deepLink(answer.json, '00000'))
  },
}
