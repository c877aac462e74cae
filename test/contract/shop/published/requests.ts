import type { StoreApi } from '#contracts/shop/store-api.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { ACCOUNT_PASSWORD, afterRegistration } from '#test/contract/shop/shapes/account-cases.ts'
import { guestRegistration } from '#test/contract/shop/shapes/caller.ts'
import type { Caller, Sent } from '#test/contract/shop/shapes/caller.ts'
import { CASES } from '#test/contract/shop/shapes/cases.ts'
import { CATEGORY_PAGE_ID, PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import { id, OPTIONS } from '#test/contract/shop/tiny-catalogue.ts'

type SendRequest = (caller: Caller) => Promise<Sent>

const VARIANT = id('product', 'CT-08-GREEN')
const LINE = { id: VARIANT, type: 'product', referencedId: VARIANT, quantity: 1 }

const withLine =
  (address: string, body: object): SendRequest =>
  async (caller) => {
    await caller.send('POST /checkout/cart/line-item', { items: [LINE] })
    return caller.send(address, body)
  }

const withWishlist =
  (address: string, body?: object): SendRequest =>
  async (caller) => {
    await afterRegistration(`POST /customer/wishlist/add/${VARIANT}`, {})(caller)
    return caller.send(address, body)
  }

const ofOrder =
  (address: string): SendRequest =>
  async (caller) => {
    await caller.send('POST /checkout/cart/line-item', { items: [LINE] })
    await caller.send('POST /account/register', await guestRegistration(caller))
    const { answer: order } = await caller.send('POST /checkout/order', {})
    const { answer: methods } = await caller.send('POST /payment-method', {})
    return caller.send(address, { orderId: order.json.id, paymentMethodId: methods.json.elements[0].id })
  }

const GROUP = { associations: { group: {} } }
const EVERYTHING = {
  cover: {},
  media: {},
  options: GROUP,
  properties: GROUP,
  children: { associations: { options: GROUP, cover: {} } },
  categories: {},
  mainCategories: {},
  seoCategory: {},
  seoUrls: {},
  crossSellings: {},
  deliveryTime: {},
}

/** Requests besides the recorded ones: operations without a recording, and responses with associations. */
const MORE: Partial<Record<keyof StoreApi, Record<string, SendRequest>>> = {
  'PATCH /context': { language: (caller) => caller.send('PATCH /context', { languageId: ENGLISH }) },
  'POST /category': { all: (caller) => caller.send('POST /category', {}) },
  'POST /cms/{id}': {
    category: (caller) => caller.send(`POST /cms/${CATEGORY_PAGE_ID}`, {}),
    product: (caller) => caller.send(`POST /cms/${PRODUCT_PAGE_ID}`, {}),
  },
  'POST /navigation/{activeId}/{rootId}': {
    list: (caller) => caller.send('POST /navigation/main-navigation/main-navigation', { buildTree: false }),
  },
  'POST /product-listing/{categoryId}': {
    filtered: (caller) =>
      caller.send(`POST /product-listing/${id('category', 'root')}`, {
        properties: id('property-option', 'colour/green'),
        'min-price': 1,
      }),
    'by criteria': (caller) =>
      caller.send(`POST /product-listing/${id('category', 'root')}`, {
        filter: [{ type: 'range', field: 'stock', parameters: { gte: 1 } }],
        'post-filter': [{ type: 'equals', field: 'available', value: true }],
      }),
    'without results': (caller) =>
      caller.send(`POST /product-listing/${id('category', 'root')}`, { 'shipping-free': true }),
  },
  'POST /product': {
    'with associations': (caller) => caller.send('POST /product', { associations: EVERYTHING }),
  },
  'GET /product/purchase-limit': {
    two: (caller) => caller.send(`GET /product/purchase-limit?ids[]=${VARIANT}&ids[]=${id('product', 'BELT')}`),
  },
  'POST /product/{productId}/find-variant': {
    'of a list': (caller) =>
      caller.send(`POST /product/${id('product', 'CT')}/find-variant`, { options: [OPTIONS['10b'], OPTIONS.green] }),
    'by group': (caller) =>
      caller.send(`POST /product/${id('product', 'CT')}/find-variant`, { options: { chain: OPTIONS['10b'] } }),
  },
  'POST /sitemap': { files: (caller) => caller.send('POST /sitemap') },
  'POST /search': { found: (caller) => caller.send('POST /search', { search: 'CT' }) },
  'POST /search-suggest': { found: (caller) => caller.send('POST /search-suggest', { search: 'CT' }) },
  'POST /product/{productId}/cross-selling': {
    some: (caller) => caller.send(`POST /product/${id('product', 'CT')}/cross-selling`, {}),
  },
  'POST /country-state/{countryId}': {
    none: async (caller) => {
      const { answer } = await caller.send('POST /country', { limit: 1 })
      return caller.send(`POST /country-state/${answer.json.elements[0].id}`, {})
    },
  },
  'POST /account/convert-guest': {
    guest: async (caller) => {
      const guest = { ...(await guestRegistration(caller)), email: 'gast-wird-kunde@example.com' }
      await caller.send('POST /account/register', guest)
      return caller.send('POST /account/convert-guest', { password: ACCOUNT_PASSWORD })
    },
  },
  'POST /account/newsletter-recipient': { none: afterRegistration('POST /account/newsletter-recipient', {}) },
  'POST /newsletter/subscribe': {
    visitor: (caller) =>
      caller.send('POST /newsletter/subscribe', {
        email: 'leser@example.com',
        option: 'subscribe',
        storefrontUrl: 'http://localhost:3000',
      }),
  },
  'POST /newsletter/unsubscribe': {
    visitor: (caller) => caller.send('POST /newsletter/unsubscribe', { email: 'leser@example.com' }),
  },
  'POST /customer/wishlist': { one: withWishlist('POST /customer/wishlist', {}) },
  'POST /customer/wishlist/add/{productId}': {
    first: afterRegistration(`POST /customer/wishlist/add/${VARIANT}`, {}),
  },
  'DELETE /customer/wishlist/delete/{productId}': {
    last: withWishlist(`DELETE /customer/wishlist/delete/${VARIANT}`),
  },
  'POST /customer/wishlist/merge': {
    first: afterRegistration('POST /customer/wishlist/merge', { productIds: [VARIANT] }),
  },
  'POST /handle-payment': { own: ofOrder('POST /handle-payment') },
  'POST /order/payment': { own: ofOrder('POST /order/payment') },
  'POST /order/state/cancel': { own: ofOrder('POST /order/state/cancel') },
  'POST /account/change-email': {
    other: (caller) => {
      const email = 'neue-adresse@example.com'
      const body = { email, emailConfirmation: email, password: ACCOUNT_PASSWORD }
      return afterRegistration('POST /account/change-email', body)(caller)
    },
  },
  'PATCH /checkout/cart/line-item': {
    quantity: withLine('PATCH /checkout/cart/line-item', { items: [{ id: VARIANT, quantity: 3 }] }),
  },
  'POST /checkout/cart/line-item/delete': {
    line: withLine('POST /checkout/cart/line-item/delete', { ids: [VARIANT] }),
  },
}

/** Requests of an operation that succeed, by name. */
export function requestsOf(operation: keyof StoreApi): [string, SendRequest][] {
  const recorded = CASES[operation]
  return [...(typeof recorded === 'string' ? [] : Object.entries(recorded)), ...Object.entries(MORE[operation] ?? {})]
}
