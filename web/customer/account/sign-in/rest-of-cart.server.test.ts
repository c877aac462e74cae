import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { perLocale } from '#contracts/locales.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { reportContext, sessionContext, shopContext, siteContext, type Site } from '#web/app/context.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'
import { LINE_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { readListOwner, readStoredLists } from '#web/customer/kept-lists/stored-lists.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { createSessions } from '#web/session/session.server.ts'
import { openAccountShop, PASSWORD, type AccountShop } from '#test/support/account-shop.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop, type StoreVisitor } from '#test/support/sales-shop.ts'
import { signInAction } from './sign-in.server.ts'

let database: OpenedDatabase
let accounts: AccountShop
beforeAll(async () => {
  database = await createTestDatabase('pglite')
  accounts = await openAccountShop(database)
})
afterAll(() => database.close())

/** Adds lines that differ by their note. */
const add = (visitor: StoreVisitor, first: number, count: number) =>
  visitor.call('POST /checkout/cart/line-item', {
    items: Array.from({ length: count }, (_, at) => ({
      type: 'product',
      referencedId: PRODUCTS.green,
      id: `line-${first + at}`,
      quantity: 3,
      payload: { cut_length: 600, note: `Line ${first + at}` },
    })),
  })

const sessions = createSessions({ secret: 's', secure: false })

/** Signs a visitor in on the page, and returns the session and the shop after it. */
async function signIn(visitor: StoreVisitor, email: string, cartCount: number) {
  const endpoint = {
    url: 'http://shop',
    fetch: async (url: string, init: RequestInit) => accounts.shop.fetch(new Request(url, init)),
  }
  const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: perLocale(() => GERMAN) }
  const session = sessions.read({ headers: new Headers() })
  Object.assign(session, { contextToken: visitor.token, cartCount })
  const shop = createShopClient(endpoint, settings, 'de', session)
  const context = new RouterContextProvider()
  context.set(sessionContext, session)
  context.set(shopContext, shop)
  context.set(siteContext, { isShopEmbedded: true } as Site)
  context.set(reportContext, (error) => {
    throw error
  })
  const posted = new FormData()
  posted.set('email', email)
  posted.set('password', PASSWORD)
  const result = await runFormAction(signInAction, posted, context)
  expect(result instanceof Response && result.status).toBe(303)
  const headers = new Headers()
  session.setCookies(headers)
  const cookie = headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')))
  const flash = sessions.read({ headers: new Headers({ cookie: cookie.join('; ') }) }).takeFlash()
  return { shop, flash, cartCount: session.cartCount }
}

test('Two carts of 400 lines become one of 500, and the other 300 are a list in the account, which is named.', async () => {
  const device = visitShop(accounts.shop)
  await accounts.register(device, 'two@example.com')
  await add(device, 1, 400)
  const other = visitShop(accounts.shop)
  await add(other, 401, 400)
  const { shop, flash, cartCount } = await signIn(other, 'two@example.com', 400)
  // Each line has three pieces.
  expect(cartCount).toBe(1500)
  const owner = await readListOwner(shop)
  const [list] = owner ? readStoredLists(owner) : []
  if (list === undefined) throw new Error('No list was kept')
  expect(flash).toContain('höchstens 500')
  expect(flash).toContain('300')
  expect(flash).toContain(`„${list.name}“`)
  const inCart = (await readCartFields(shop, LINE_FIELDS)).lineItems?.map(({ payload }) => payload?.note) ?? []
  const inList = readList(list.text).lines
  expect(inList[0]).toMatchObject({ number: 'BAR-GREEN', pieces: '3', size: '600', note: 'Line 501' })
  const notes = [...inCart, ...inList.map(({ note }) => note)]
  expect(new Set(notes).size).toBe(800)
})

test('If the account has no place for the list, the text names the products.', async () => {
  const device = visitShop(accounts.shop)
  await accounts.register(device, 'full@example.com')
  const text = JSON.stringify([{ name: 'All of it', text: 'x'.repeat(59_000) }])
  await device.call('POST /account/change-profile', {
    firstName: 'Erika',
    lastName: 'Muster',
    customFields: { profilwerk_lists: text },
  })
  await add(device, 1, 500)
  const other = visitShop(accounts.shop)
  await add(other, 501, 200)
  const { flash } = await signIn(other, 'full@example.com', 200)
  expect(flash).toContain('200')
  expect(flash).toContain('BAR-GREEN')
})

test('A sign-in with room for all lines says nothing and keeps no list.', async () => {
  const device = visitShop(accounts.shop)
  await accounts.register(device, 'room@example.com')
  await add(device, 1, 2)
  const other = visitShop(accounts.shop)
  await add(other, 3, 2)
  const { shop, flash, cartCount } = await signIn(other, 'room@example.com', 2)
  expect([flash, cartCount]).toEqual([undefined, 12])
  const owner = await readListOwner(shop)
  expect(owner && readStoredLists(owner)).toEqual([])
  // A visitor without a cart gets the customer's own, counted as well.
  expect(await signIn(visitShop(accounts.shop), 'room@example.com', 0)).toMatchObject({ cartCount: 12 })
})
