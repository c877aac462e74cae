import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { perLocale } from '#contracts/locales.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { type Site, sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { createSessions } from '#web/session/session.server.ts'
import { openAccountShop, type AccountShop } from '#test/support/account-shop.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { visitShop } from '#test/support/sales-shop.ts'
import { addAction } from './add-action.server.ts'

let database: OpenedDatabase
let accounts: AccountShop
beforeAll(async () => {
  database = await createTestDatabase('pglite')
  accounts = await openAccountShop(database)
})
afterAll(() => database.close())

/** Sends the form of a product page. Returns the result, and the operations that the shop was asked for. */
async function add(fields: Record<string, string>) {
  const visitor = visitShop(accounts.shop)
  await visitor.call('GET /checkout/cart')
  const asked: string[] = []
  const endpoint = {
    url: 'http://shop',
    fetch: async (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${new URL(url).pathname.replace(/^\/store-api/, '')}`)
      return accounts.shop.fetch(new Request(url, init))
    },
  }
  const settings = { accessKey: 'SWSCDEMOPROFILWERK00000000', languageIds: perLocale(() => GERMAN) }
  const context = new RouterContextProvider()
  context.set(shopContext, createShopClient(endpoint, settings, 'de', { contextToken: visitor.token }))
  const session = createSessions({ secret: 's', secure: false }).read({ headers: new Headers() })
  session.contextToken = visitor.token
  context.set(sessionContext, session)
  context.set(siteContext, { listingLimit: 100 } as Site)
  const form = new FormData()
  for (const [name, value] of Object.entries({ scripts: '1', ...fields })) form.set(name, value)
  const result = await runFormAction(addAction('any-address'), form, context)
  if (!('data' in result)) throw new Error('It led to another page')
  const { json } = await visitor.call('GET /checkout/cart')
  const lines = json.lineItems.map((line: { payload: { productNumber: string }; quantity: number }) => [
    line.payload.productNumber,
    line.quantity,
  ])
  return { result: result.data, asked, lines }
}

test('An addition asks the shop three times, whatever the family has.', async () => {
  const { asked, lines } = await add({ variant: 'BAR-GREEN', cut_length: '1250', quantity: '4' })
  expect(asked).toEqual(['POST /product', 'GET /checkout/cart', 'POST /checkout/cart/line-item'])
  expect(lines).toEqual([['BAR-GREEN', 4]])
})

test.each(['NO-SUCH', 'BAR', ''])('A number that the shop does not sell asks for a variant: "%s".', async (variant) => {
  const { result, lines } = await add({ variant, cut_length: '1250', quantity: '4' })
  expect(result).toMatchObject({ status: 422, errors: { variants: expect.any(String) } })
  expect(lines).toEqual([])
})

test('A form without a length orders whole bars and says so; what it added is named with its lines.', async () => {
  const whole = await add({ variant: 'BAR-GREEN', cut_length: '', quantity: '3' })
  expect(whole.lines).toEqual([['BAR-GREEN', 3]])
  expect(whole.result).toMatchObject({
    done: {
      text: expect.stringMatching(/^BAR-GREEN liegt in der Anfrage: 3\D×\Dganze Stange, /),
      lines: [{ id: expect.any(String), before: 0, after: 3 }],
    },
  })
  const cut = await add({ variant: 'BAR-GREEN', cut_length: '1250', quantity: '4' })
  expect(cut.result).toMatchObject({ done: { text: expect.stringMatching(/: 4\D×\D1\D250\Dmm$/) } })
})
