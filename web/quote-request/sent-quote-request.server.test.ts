import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { inProcess } from '#server/services/in-process.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, readyToOrder } from '#test/support/sales-shop.ts'
import { createShopClient, type ShopClient } from '#web/clients/shop.server.ts'
import { recoverQuoteRequest } from './sent-quote-request.server.ts'
import { createSessions, type Session } from '#web/session/session.server.ts'

let database: OpenedDatabase
let shop: Awaited<ReturnType<typeof openSalesShop>>
beforeAll(async () => {
  database = await createTestDatabase()
  shop = await openSalesShop(database)
})
afterAll(() => database.close())

/** A guest with one line in the cart who has seen the summary with this key. */
async function guest(key: string): Promise<{ client: ShopClient; session: Session }> {
  const { token } = await readyToOrder(shop, PRODUCTS.green)
  const session = createSessions({ secret: 'secret', secure: false }).read(new Request('http://site.test'))
  session.contextToken = token
  session.shownQuoteRequestKey = key
  const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: EMBEDDED_LANGUAGE_IDS }
  const endpoint = { url: 'http://shop', fetch: inProcess(shop) }
  return { client: createShopClient(endpoint, settings, 'de', session), session }
}

test('recovery never orders a cart that has been filled again', async () => {
  const { client, session } = await guest('shown')
  const before = await database.db.$count(shopOrder)
  expect(await recoverQuoteRequest(client, session)).toBe(false)
  expect(await database.db.$count(shopOrder)).toBe(before)
  expect((await client('GET /checkout/cart')).lineItems).toHaveLength(1)
  expect([session.sentQuoteRequest, session.shownQuoteRequestKey]).toEqual([undefined, 'shown'])
})

test('recovery finds the order whose response got lost', async () => {
  const { client, session } = await guest('sent')
  const order = await client('POST /checkout/order', { body: {}, idempotencyKey: 'sent' })
  expect(await recoverQuoteRequest(client, session)).toBe(true)
  expect(session.sentQuoteRequest).toMatchObject({
    number: order.orderNumber,
    email: 'erika@example.com',
    key: 'sent',
    picture: expect.stringMatching(/^\/media\/.*bar\.svg$/),
  })
  expect([session.contextToken, session.shownQuoteRequestKey]).toEqual([undefined, undefined])
})
