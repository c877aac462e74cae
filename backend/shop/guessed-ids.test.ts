import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { cartLineItem, customer, customerAddress, shopOrder } from '#backend/database/schema/sales.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import { openAccountShop, PASSWORD } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, registration, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

/** Ids that a stranger may have guessed or seen. */
interface Known {
  customerId: string
  addressId: string
  orderId: string
  orderNumber: string
  deepLinkCode: string
  email: string
  country: string
}

/** Bodies, and values of the path, with what the stranger knows; a text says why an operation has none. */
type Attempt = (known: Known) => { path?: string; body?: object }[]
const CATALOGUE = 'the same for every visitor'
const OWN_SESSION = 'names nothing but the session of the caller'
const NEW_PASSWORD = { newPassword: 'Fremdes-geheim-77', newPasswordConfirm: 'Fremdes-geheim-77' }

const changeOfAddress: Attempt = ({ addressId, country }) => [
  {
    path: addressId,
    body: {
      firstName: 'Eve',
      lastName: 'Fremd',
      street: 'Fremdweg 1',
      zipcode: '99999',
      city: 'Fremd',
      countryId: country,
    },
  },
]
const addressOnly: Attempt = ({ addressId }) => [{ path: addressId }, { path: addressId.toUpperCase() }]

const ATTEMPTS: Record<keyof StoreApi, Attempt | string> = {
  'GET /context': OWN_SESSION,
  'PATCH /context': ({ addressId }) => [
    { body: { billingAddressId: addressId } },
    { body: { shippingAddressId: addressId } },
  ],
  'POST /navigation/{activeId}/{rootId}': CATALOGUE,
  'POST /category/{navigationId}': CATALOGUE,
  'POST /landing-page/{landingPageId}': CATALOGUE,
  'GET /_info/openapi3.json': CATALOGUE,
  'GET /_info/routes': CATALOGUE,
  'POST /cms/{id}': CATALOGUE,
  'POST /category': CATALOGUE,
  'POST /product-listing/{categoryId}': CATALOGUE,
  'GET /product/purchase-limit': CATALOGUE,
  'POST /product/{productId}': CATALOGUE,
  'POST /product': CATALOGUE,
  'POST /search': CATALOGUE,
  'POST /search-suggest': CATALOGUE,
  'POST /product/{productId}/cross-selling': CATALOGUE,
  'POST /product/{productId}/reviews': CATALOGUE,
  'POST /product/{productId}/find-variant': CATALOGUE,
  'POST /product/{productId}/review': ({ customerId }) => [
    { path: customerId, body: { customerId, title: 'Fremd', content: 'x'.repeat(40), points: 1 } },
  ],
  'GET /breadcrumb/{id}': CATALOGUE,
  'POST /sitemap': CATALOGUE,
  'POST /seo-url': CATALOGUE,
  'GET /checkout/cart': OWN_SESSION,
  'POST /checkout/cart/line-item': ({ orderId }) => [{ body: { items: [{ type: 'product', referencedId: orderId }] } }],
  'PATCH /checkout/cart/line-item': () => [{ body: { items: [{ id: 'line', quantity: 9 }] } }],
  'POST /checkout/cart/line-item/delete': () => [{ body: { ids: ['line'] } }],
  'DELETE /checkout/cart': OWN_SESSION,
  'POST /checkout/order': ({ customerId }) => [{ body: { customerId } }],
  'POST /account/register': ({ customerId, addressId, email, country }) => [
    { body: registration(country, { guest: false, password: PASSWORD, email, id: customerId }) },
    {
      body: registration(country, {
        id: customerId,
        billingAddress: {
          id: addressId,
          customerId,
          street: 'Fremdweg 1',
          zipcode: '1',
          city: 'X',
          countryId: country,
        },
      }),
    },
  ],
  'POST /account/register-confirm': ({ customerId }) => [{ body: { hash: customerId, em: customerId } }],
  'POST /account/login': ({ email }) => [{ body: { username: email, password: 'Fremdes-geheim-77' } }],
  'POST /account/login/imitate-customer': ({ customerId }) => [
    { body: { token: customerId, customerId, userId: customerId } },
  ],
  'POST /account/logout': OWN_SESSION,
  'POST /account/recovery-password': 'sends a mail to the customer alone',
  'POST /account/customer-recovery-is-expired': ({ customerId }) => [{ body: { hash: customerId } }],
  'POST /account/recovery-password-confirm': ({ customerId }) => [{ body: { hash: customerId, ...NEW_PASSWORD } }],
  'POST /account/change-password': ({ customerId }) => [{ body: { customerId, password: PASSWORD, ...NEW_PASSWORD } }],
  'POST /account/change-email': ({ email, customerId }) => [
    { body: { customerId, email, emailConfirmation: email, password: PASSWORD } },
  ],
  'POST /account/change-email-confirm': ({ customerId }) => [{ body: { hash: customerId, em: customerId } }],
  'POST /account/convert-guest': ({ deepLinkCode, customerId, email }) => [
    { body: { customerId, password: 'Fremdes-geheim-77' } },
    { body: { deepLinkCode, password: 'Fremdes-geheim-77' } },
    { body: { deepLinkCode, email, zipcode: '00000', password: 'Fremdes-geheim-77' } },
  ],
  'DELETE /account/customer': ({ customerId }) => [{ body: { customerId } }],
  'POST /account/change-profile': ({ customerId }) => [
    { body: { id: customerId, firstName: 'Eve', lastName: 'Fremd' } },
  ],
  'POST /account/newsletter-recipient': ({ customerId, email }) => [{ body: { ids: [customerId], email } }],
  'POST /newsletter/subscribe': ({ email }) => [
    { body: { email, option: 'unsubscribe', storefrontUrl: 'http://localhost:3000' } },
  ],
  'POST /newsletter/confirm': ({ customerId }) => [{ body: { hash: customerId, em: customerId } }],
  'POST /newsletter/unsubscribe': ({ email }) => [{ body: { email } }],
  'POST /customer/wishlist': ({ customerId }) => [{ body: { ids: [customerId], customerId } }],
  'POST /customer/wishlist/add/{productId}': ({ customerId }) => [
    { path: PRODUCTS.green, body: { customerId } },
    { path: customerId },
  ],
  'DELETE /customer/wishlist/delete/{productId}': ({ customerId }) => [{ path: PRODUCTS.green, body: { customerId } }],
  'POST /customer/wishlist/merge': ({ customerId }) => [{ body: { customerId, productIds: [PRODUCTS.green] } }],
  'POST /contact-form': 'sends a mail to the company and a receipt to the sender',
  'POST /account/address': ({ addressId, customerId, country }) =>
    changeOfAddress({ addressId, country } as Known).map(({ body }) => ({
      body: { ...body, id: addressId, customerId },
    })),
  'PATCH /account/address/{addressId}': changeOfAddress,
  'DELETE /account/address/{addressId}': addressOnly,
  'PATCH /account/address/default-billing/{addressId}': addressOnly,
  'PATCH /account/address/default-shipping/{addressId}': addressOnly,
  'POST /account/customer': ({ customerId }) => [
    { body: { ids: [customerId], filter: [{ type: 'equals', field: 'id', value: customerId }] } },
  ],
  'POST /account/list-address': ({ addressId }) => [
    { body: { ids: [addressId] } },
    { body: { filter: [{ type: 'equals', field: 'id', value: addressId }] } },
  ],
  'POST /order': ({ orderId, orderNumber, deepLinkCode, email }) => [
    { body: { ids: [orderId] } },
    { body: { filter: [{ type: 'equals', field: 'id', value: orderId }] } },
    { body: { filter: [{ type: 'equals', field: 'orderNumber', value: orderNumber }] } },
    { body: { filter: [{ type: 'or', queries: [{ type: 'equals', field: 'id', value: orderId }] }] } },
    { body: { filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }] } },
    { body: { filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }], email, zipcode: '00000' } },
    { body: { filter: [{ type: 'contains', field: 'deepLinkCode', value: '' }], email, zipcode: '12345' } },
  ],
  'POST /handle-payment': ({ orderId }) => [{ body: { orderId } }],
  'POST /order/payment': ({ orderId }) => [{ body: { orderId, paymentMethodId: orderId } }],
  'POST /order/state/cancel': ({ orderId, customerId }) => [{ body: { orderId } }, { body: { orderId, customerId } }],
  'POST /document/download/{documentId}/{deepLinkCode}': ({ orderId, deepLinkCode, email }) => [
    { path: `${orderId}/${deepLinkCode}`, body: { email, zipcode: '12345' } },
  ],
  'GET /order/download/{orderId}/{downloadId}': ({ orderId }) => [{ path: `${orderId}/${orderId}` }],
  'POST /country-state/{countryId}': CATALOGUE,
  'POST /country': CATALOGUE,
  'POST /salutation': CATALOGUE,
  'POST /payment-method': CATALOGUE,
  'POST /shipping-method': CATALOGUE,
  'POST /klarna/session/start': OWN_SESSION,
  'POST /language': CATALOGUE,
  'POST /currency': CATALOGUE,
}
const attempts = Object.entries(ATTEMPTS).flatMap(([operation, attempt]) =>
  typeof attempt === 'string' ? [] : [[operation, attempt] as const],
)

describeOnEachDatabase('A guessed id of another customer', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let known: Known
  let owner: StoreVisitor
  const strangers: Record<string, () => Promise<StoreVisitor>> = {
    visitor: async () => visitShop(accounts.shop),
    guest: async () => {
      const guest = visitShop(accounts.shop)
      await accounts.register(guest, 'gast@example.com', { guest: true })
      return guest
    },
    customer: async () => {
      const other = visitShop(accounts.shop)
      await accounts.register(other, `fremd-${++count}@example.com`, { firstName: 'Eve', lastName: 'Fremd' })
      return other
    },
  }
  let count = 0

  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
    owner = visitShop(accounts.shop)
    const line = { items: [{ type: 'product', referencedId: PRODUCTS.green, id: 'line' }] }
    await owner.call('POST /checkout/cart/line-item', line)
    const email = 'eigentuemerin@example.com'
    const country = await germany(accounts.shop)
    const billingAddress = { street: 'Geheimweg 9', zipcode: '12345', city: 'Musterstadt', countryId: country }
    const { json } = await accounts.register(owner, email, { lastName: 'Eigentuemer', billingAddress })
    const order = (await owner.call('POST /checkout/order', {})).json
    await owner.call('POST /checkout/cart/line-item', line)
    known = {
      customerId: json.id,
      addressId: json.defaultBillingAddressId,
      orderId: order.id,
      orderNumber: order.orderNumber,
      deepLinkCode: order.deepLinkCode,
      email,
      country,
    }
  })

  /** Everything that is stored of the owner, but for times. */
  const stored = async () => {
    const { db } = database
    const { customerId } = known
    return JSON.stringify([
      await db
        .select({ email: customer.email, name: customer.lastName, lists: customer.customFields })
        .from(customer)
        .where(eq(customer.id, customerId)),
      await db
        .select({ hash: customerAccount.passwordHash })
        .from(customerAccount)
        .where(eq(customerAccount.customerId, customerId)),
      await db
        .select({ id: customerAddress.id, street: customerAddress.street, billing: customerAddress.isDefaultBilling })
        .from(customerAddress)
        .where(eq(customerAddress.customerId, customerId))
        .orderBy(asc(customerAddress.id)),
      await db
        .select({ id: shopOrder.id, at: shopOrder.cancelledAt })
        .from(shopOrder)
        .where(eq(shopOrder.customerId, customerId)),
      await db
        .select({ id: cartLineItem.id, quantity: cartLineItem.quantity })
        .from(cartLineItem)
        .where(eq(cartLineItem.cartToken, owner.token ?? '')),
    ])
  }

  test.each(attempts)('gives nothing of the customer to strangers by %s', async (operation, attempt) => {
    const before = await stored()
    const [method = '', path = ''] = operation.split(' ')
    for (const [who, become] of Object.entries(strangers)) {
      for (const { path: value = '', body } of attempt(known)) {
        const stranger = await become()
        const address = `${method} ${path.replace(/\{.+\}/, value)}`
        const { json } = await stranger.call(address, method === 'GET' ? undefined : (body ?? {}))
        const text = JSON.stringify(json ?? '')
        for (const secret of ['Geheimweg', 'Eigentuemer', known.orderNumber]) {
          expect(text, `${who}: ${operation}`).not.toContain(secret)
        }
        expect(stranger.token, who).not.toBe(owner.token)
      }
    }
    expect(await stored()).toBe(before)
  })

  test('is of use to the customer', async () => {
    const own = await owner.call('POST /order', { ids: [known.orderId] })
    expect(own.json.orders.elements).toHaveLength(1)
  })
})
