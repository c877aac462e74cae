import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { customer, numberRange, shopOrder } from '#backend/database/schema/sales.ts'
import { createShopApi } from '#backend/shop/api.ts'
import type { ShopApiOptions } from '#backend/shop/api.ts'
import { ACCESS_KEY, CONTEXT_TOKEN, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { DEMO_ADDRESS, DEMO_DELIVERY_ADDRESS, DEMO_PERSON, DEMO_REQUESTS } from './demo-requests.ts'

type DemoShop = Pick<ShopApiOptions, 'settings' | 'limiter' | 'log'>

/** Numbers before those of the number range: the first request of a visitor is still A-100001. */
const FIRST_NUMBER = 99_996

/**
 * Adds a customer with a password and five past quote requests to a demo. It uses the operations of the shop itself,
 * without mails. The requests get earlier dates. The password is in the README, so no installation but a demo may have
 * it.
 * @throws Error if the catalogue lacks one of the products.
 */
export async function addDemoCustomer(db: Database, { settings, limiter, log }: DemoShop): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked until they are set back: a request of a visitor must not get a number in between.
    const ranges = await tx.select().from(numberRange).orderBy(asc(numberRange.key)).for('update')
    const shop = createShopApi({
      db: tx,
      settings: { ...settings, confirmsRegistrations: false },
      limiter,
      log,
      mail: { enqueue: async () => {}, wake: () => {} },
    })
    const call = callerOf(shop, settings.accessKey)
    const countryId = await findCountry(call)
    const address = { ...DEMO_ADDRESS, countryId }
    await call('POST /account/register', {
      ...DEMO_PERSON,
      acceptedDataProtection: true,
      storefrontUrl: settings.frontUrl,
      billingAddress: address,
      shippingAddress: { ...DEMO_DELIVERY_ADDRESS, countryId },
    })
    const products = await findProducts(call)
    for (const [index, { days, comment, lines }] of DEMO_REQUESTS.entries()) {
      const items = lines.map(({ number, quantity, ...payload }) => ({
        type: 'product',
        referencedId: products.get(number) ?? missing(number),
        quantity,
        payload,
      }))
      await call('POST /checkout/cart/line-item', { items })
      const order = await call('POST /checkout/order', { customerComment: comment })
      const orderNumber = `A-${String(FIRST_NUMBER + index).padStart(6, '0')}`
      const createdAt = sql`now() - make_interval(days => ${days}, hours => ${index * 3})`
      await tx
        .update(shopOrder)
        .set({ orderNumber, createdAt })
        .where(eq(shopOrder.id, String(order['id'])))
    }
    await tx
      .update(customer)
      .set({ customerNumber: 'K-09999', createdAt: sql`now() - interval '400 days'` })
      .where(eq(customer.email, DEMO_PERSON.email))
    // No mail reaches the demo address: it counts as confirmed.
    const [owner] = await tx.select({ id: customer.id }).from(customer).where(eq(customer.email, DEMO_PERSON.email))
    await tx
      .update(customerAccount)
      .set({ confirmedAt: sql`now() - interval '400 days'` })
      .where(eq(customerAccount.customerId, owner?.id ?? missing(DEMO_PERSON.email)))
    for (const { key, last } of ranges)
      await tx
        .update(numberRange)
        .set({ last })
        .where(inArray(numberRange.key, [key]))
  })
}

type Call = (operation: string, body: object) => Promise<Record<string, unknown>>

/** Calls the shop in German, with the token of the response before. */
function callerOf(shop: Hono, accessKey: string): Call {
  let token: string | undefined
  return async (operation, body) => {
    const [method = '', path = ''] = operation.split(' ')
    const response = await shop.request(path, {
      method,
      headers: {
        [ACCESS_KEY]: accessKey,
        [LANGUAGE_ID]: GERMAN,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { [CONTEXT_TOKEN]: token }),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The demo customer: ${operation} is ${response.status}: ${text}`)
    token = response.headers.get(CONTEXT_TOKEN) ?? token
    const json: unknown = text === '' ? {} : JSON.parse(text)
    return isRecord(json) ? json : {}
  }
}

async function findCountry(call: Call): Promise<string> {
  const [germany] = await findElements(call, 'POST /country', { type: 'equals', field: 'iso', value: 'DE' })
  return String(germany?.['id'] ?? missing('DE'))
}

async function findProducts(call: Call): Promise<ReadonlyMap<string, string>> {
  const value = [...new Set(DEMO_REQUESTS.flatMap(({ lines }) => lines.map(({ number }) => number)))]
  const found = await findElements(call, 'POST /product', { type: 'equalsAny', field: 'productNumber', value })
  return new Map(found.map(({ productNumber, id }) => [String(productNumber), String(id)]))
}

async function findElements(call: Call, operation: string, filter: object): Promise<Record<string, unknown>[]> {
  const { elements } = await call(operation, { filter: [filter], limit: 100 })
  return Array.isArray(elements) ? elements.filter(isRecord) : []
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function missing(what: string): never {
  throw new Error(`The demo catalogue has no ${what}`)
}
