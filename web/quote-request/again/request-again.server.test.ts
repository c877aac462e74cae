import { patienceOf } from '#web/clients/patience.ts'
import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { shopOrderLineItem } from '#backend/database/schema/sales.ts'
import { newId } from '#backend/database/id.ts'
import { PLAIN_BRAND } from '#test/support/plain-brand.ts'
import { companySchema } from '#contracts/company.ts'
import { perLocale } from '#contracts/locales.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import company from '#data/company.json' with { type: 'json' }
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { createSessions } from '#web/session/session.server.ts'
import { openAccountShop, type AccountShop } from '#test/support/account-shop.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop, type StoreVisitor } from '#test/support/sales-shop.ts'
import { readOwnRequest } from '#web/quote-request/read-quote-requests.server.ts'
import { RequestAgainResult } from './again-result.tsx'
import { requestAgain } from './request-again.server.ts'

let database: OpenedDatabase
let accounts: AccountShop
beforeAll(async () => {
  database = await createTestDatabase('pglite')
  accounts = await openAccountShop(database)
})
afterAll(() => database.close())

const setActive = (productId: string, active: boolean) =>
  database.db.update(product).set({ active }).where(eq(product.id, productId))

/** A customer who has sent a quote request with these products. */
async function customerWith(name: string, products: readonly string[]) {
  const visitor = visitShop(accounts.shop)
  await accounts.register(visitor, `${name}@example.com`)
  const items = products.map((referencedId) => ({ type: 'product', referencedId, quantity: 2 }))
  await visitor.call('POST /checkout/cart/line-item', { items })
  const { json } = await visitor.call('POST /checkout/order', {})
  return { visitor, id: String(json.id) }
}

/** Requests it again, as the form of the page does. */
async function again({ visitor, id }: { visitor: StoreVisitor; id: string }) {
  const endpoint = {
    url: 'http://shop',
    fetch: async (url: string, init: RequestInit) => accounts.shop.fetch(new Request(url, init)),
  }
  const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: perLocale(() => GERMAN) }
  const shop = createShopClient(endpoint, settings, 'de', { contextToken: visitor.token })
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  const headers = new Headers()
  context.set(sessionContext, createSessions({ secret: 's', secure: false }).read({ headers }))
  context.set(siteContext, {
    company: companySchema.parse(company),
    brand: PLAIN_BRAND,
    publicUrl: 'http://localhost:3000',
    defaultLocale: 'de',
    shopLanguages: settings.languageIds,
    storefrontUrl: undefined,
    isShopEmbedded: true,
    listingLimit: 100,
    imageOrigins: [],
    videoHosts: [],
    tools: [],
    patience: patienceOf(),
    matomo: undefined,
  })
  return runFormAction(
    requestAgain(() => readOwnRequest(shop, 'id', id)),
    new FormData(),
    context,
  )
}

const numbersIn = async (visitor: StoreVisitor): Promise<string[]> => {
  const { json } = await visitor.call('GET /checkout/cart')
  return json.lineItems.map(({ payload }: { payload: { productNumber: string } }) => payload.productNumber)
}

test('Lines whose product is gone are named apart, and the others go into the cart.', async () => {
  const buyer = await customerWith('anna', [PRODUCTS.green, PRODUCTS.sheet])
  await setActive(PRODUCTS.sheet, false)
  const result = await again(buyer)
  await setActive(PRODUCTS.sheet, true)
  if (!('data' in result) || !result.data.done) throw new Error('It led to the cart')
  expect(result.data).toMatchObject({ status: 200, done: { added: 1, refused: [], reasons: [] } })
  expect(result.data.done.gone).toEqual([{ name: 'Platte', number: 'SHEET' }])
  expect(await numbersIn(buyer.visitor)).toEqual(['BAR-GREEN'])
  const { done } = result.data
  const router = createMemoryRouter([{ path: '/', element: createElement(RequestAgainResult, done) }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect(html.split('<ul>')[1]).toContain('Platte, SHEET')
  expect(html).not.toContain('BAR-GREEN')
})

test('A request whose products are all gone adds nothing and names each.', async () => {
  const buyer = await customerWith('berta', [PRODUCTS.green, PRODUCTS.sheet])
  await setActive(PRODUCTS.green, false)
  await setActive(PRODUCTS.sheet, false)
  const result = await again(buyer)
  await setActive(PRODUCTS.green, true)
  await setActive(PRODUCTS.sheet, true)
  if (!('data' in result) || !result.data.done) throw new Error('It led to the cart')
  expect(result.data.status).toBe(422)
  expect(result.data.done).toMatchObject({ added: 0, refused: [] })
  expect(result.data.done.gone.map(({ number }) => number).toSorted()).toEqual(['BAR-GREEN', 'SHEET'])
  expect(await numbersIn(buyer.visitor)).toEqual([])
})

test('A request whose products are all there leads to the cart.', async () => {
  const buyer = await customerWith('carla', [PRODUCTS.green, PRODUCTS.sheet])
  const result = await again(buyer)
  expect(result instanceof Response && [result.status, result.headers.get('location')]).toEqual([303, '/de/shop/cart'])
  expect((await numbersIn(buyer.visitor)).toSorted()).toEqual(['BAR-GREEN', 'SHEET'])
})

test('A product that has become one with variants counts as gone: which one is meant is not known.', async () => {
  const buyer = await customerWith('doris', [PRODUCTS.sheet, PRODUCTS.green])
  await database.db.update(product).set({ parentId: PRODUCTS.sheet }).where(eq(product.id, PRODUCTS.black))
  const result = await again(buyer)
  if (!('data' in result) || !result.data.done) throw new Error('It led to the cart')
  expect(result.data.done.gone).toEqual([{ name: 'Platte', number: 'SHEET' }])
  expect(await numbersIn(buyer.visitor)).toEqual(['BAR-GREEN'])
})

test('Of an older, longer request 500 lines are put back, and the rest is named and offered as a list.', async () => {
  const buyer = await customerWith('emil', [PRODUCTS.green])
  const [stored] = await database.db.select().from(shopOrderLineItem).where(eq(shopOrderLineItem.orderId, buyer.id))
  if (stored === undefined) throw new Error('It has no line')
  const older = Array.from({ length: 511 }, (_, at) => ({
    ...stored,
    id: newId(),
    position: at + 2,
    payload: { ...stored.payload, note: `Line ${at + 2}`, cut_length: 500 },
  }))
  await database.db.insert(shopOrderLineItem).values(older)
  const result = await again(buyer)
  if (!('data' in result) || !result.data.done) throw new Error('It led to the cart')
  const { done } = result.data
  expect([result.data.status, done.added, done.refused.length]).toEqual([200, 500, 12])
  expect(done.reasons).toEqual([expect.stringContaining('höchstens 500 Positionen')])
  const router = createMemoryRouter([{ path: '/', element: createElement(RequestAgainResult, done) }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect(html.match(/<li>Stab, BAR-GREEN<\/li>/g)).toHaveLength(12)
  const [, file = ''] = /href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(html) ?? []
  const offered = readList(decodeURIComponent(file).slice(1)).lines
  expect(offered.map(({ number, size, note }) => [number, size, note])).toEqual(
    Array.from({ length: 12 }, (_, at) => ['BAR-GREEN', '500', `Line ${at + 501}`]),
  )
  expect(await numbersIn(buyer.visitor)).toHaveLength(500)
})
