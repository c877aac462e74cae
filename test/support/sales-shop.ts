import type { Hono } from 'hono'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { NO_LIMITS, type Limiter } from '#backend/limits/limiter.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { createShopApi, type ShopApiOptions } from '#backend/shop/api.ts'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { seedSalesCatalogue } from './sales-catalogue.ts'

const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'
export const STOREFRONT = 'http://localhost:3000'
/** Accepts every mail and discards it. */
export const NO_MAIL: MailQueue = { enqueue: async () => {}, wake: () => {} }

export interface VisitorResponse {
  status: number
  token: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into whatever came
  json: any
}

/** A visitor who keeps the token given by the shop. */
export interface StoreVisitor {
  token: string | undefined
  call(address: string, body?: unknown, headers?: Record<string, string>): Promise<VisitorResponse>
}

/** The embedded shop with the sales catalogue. */
export async function openSalesShop({ db }: OpenedDatabase, mail: MailQueue = NO_MAIL): Promise<Hono> {
  await seedSalesCatalogue(db)
  return shopOn({ db }, mail)
}

/** The embedded shop on an existing database. */
export const shopOn = (
  { db }: Pick<OpenedDatabase, 'db'>,
  mail: MailQueue = NO_MAIL,
  log: Pick<Console, 'error'> = console,
  limiter: Limiter = NO_LIMITS,
  search: Pick<ShopApiOptions, 'findProducts'> = {},
): Hono =>
  createShopApi({
    ...search,
    db,
    mail,
    limiter,
    settings: { accessKey: ACCESS_KEY, maxLimit: 250, publicUrl: STOREFRONT, frontUrl: STOREFRONT },
    log,
  })

export function visitShop(shop: Hono, token?: string): StoreVisitor {
  const visitor: StoreVisitor = {
    token,
    async call(address, body, headers = {}) {
      const [method = 'GET', path = '/'] = address.split(' ')
      const response = await shop.fetch(
        new Request(`http://shop${path}`, {
          method,
          headers: {
            'sw-access-key': ACCESS_KEY,
            'content-type': 'application/json',
            ...(visitor.token ? { [CONTEXT_TOKEN]: visitor.token } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      const text = await response.text()
      visitor.token = response.headers.get(CONTEXT_TOKEN) ?? visitor.token
      return { status: response.status, token: visitor.token ?? '', json: text ? JSON.parse(text) : undefined }
    },
  }
  return visitor
}

/** A guest's registration that the shop accepts; takes a country and changes. */
export const registration = (countryId: string, differs: object = {}) => ({
  guest: true,
  email: 'erika@example.com',
  firstName: 'Erika',
  lastName: 'Muster',
  acceptedDataProtection: true,
  storefrontUrl: STOREFRONT,
  billingAddress: { street: 'Hauptstraße 1', zipcode: '12345', city: 'Musterstadt', countryId },
  ...differs,
})

/** A visitor with one line in the cart, registered as a guest. */
export async function readyToOrder(shop: Hono, productId: string, differs: object = {}): Promise<StoreVisitor> {
  const visitor = visitShop(shop)
  await visitor.call('POST /checkout/cart/line-item', {
    items: [{ type: 'product', referencedId: productId, quantity: 2 }],
  })
  const registered = await visitor.call('POST /account/register', registration(await germany(shop), differs))
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.json))
  return visitor
}

export async function germany(shop: Hono): Promise<string> {
  const filter = [{ type: 'equals', field: 'iso', value: 'DE' }]
  const { json } = await visitShop(shop).call('POST /country', { filter }, { 'sw-language-id': GERMAN })
  return json.elements[0].id
}
