import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { openAccountShop, PASSWORD } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { readyToOrder, visitShop } from '#test/support/sales-shop.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'

describeOnEachDatabase('The quote request of a guest', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let count = 0
  beforeAll(async () => {
    database = await open()
    const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => '198.51.100.7', log: console })
    accounts = await openAccountShop(database, { confirmsRegistrations: true, limiter })
  })
  beforeEach(async () => void (await database.db.delete(rateLimit)))

  const sent = async () => {
    const email = `gast-${++count}@example.com`
    const guest = await readyToOrder(accounts.shop, PRODUCTS.green, { email })
    const { json } = await guest.call('POST /checkout/order', {})
    const link = { deepLinkCode: json.deepLinkCode as string, email, zipcode: '12345' }
    return { guest, link, orderNumber: json.orderNumber as string }
  }
  type Link = Awaited<ReturnType<typeof sent>>['link']
  const read = async ({ deepLinkCode, email, zipcode }: Partial<Link>) => {
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }]
    const { status, json } = await visitShop(accounts.shop).call('POST /order', { filter, email, zipcode })
    return [status, json.errors?.[0].code ?? json.orders.elements[0].orderNumber]
  }
  const convert = (link: object, visitor = visitShop(accounts.shop)) =>
    visitor.call('POST /account/convert-guest', { ...link, password: PASSWORD })

  test('has a link of 128 random bits, which opens it with address and zip code for 90 days', async () => {
    const { link, orderNumber } = await sent()
    expect(link.deepLinkCode).toMatch(/^[0-9a-f]{32}$/)
    expect(await read(link)).toEqual([200, orderNumber])
    expect(await read({ ...link, zipcode: '54321' })).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'])
    expect(await read({ ...link, email: 'x@example.com' })).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'])
    expect(await read({ deepLinkCode: link.deepLinkCode })).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'])
    // The demo store asks with empty values first, and shows its form for this code.
    for (const empty of [{ email: '', zipcode: '' }, { email: '' }, { zipcode: '' }]) {
      expect(await read({ ...link, ...empty })).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'])
    }
    await database.db.update(shopOrder).set({ createdAt: sql`now() - interval '91 days'` })
    expect(await read(link)).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'])
  })

  test('of an address without a zip code opens by the e-mail address alone', async () => {
    const { json: countries } = await visitShop(accounts.shop).call('POST /country', { limit: 250 })
    const free = countries.elements.find((one: { postalCodeRequired: boolean }) => !one.postalCodeRequired)
    const billingAddress = { street: 'Harbour Road 3', city: 'Shannon', countryId: free.id }
    const guest = await readyToOrder(accounts.shop, PRODUCTS.green, { email: 'no-zip@example.com', billingAddress })
    const { json } = await guest.call('POST /checkout/order', {})
    const link = { deepLinkCode: json.deepLinkCode as string, email: 'no-zip@example.com' }
    expect(await read({ ...link, zipcode: '' })).toEqual([200, json.orderNumber])
    expect(await read({ ...link, zipcode: '12345' })).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'])
  })

  test('shows its state in the language of the reader, and its lines as they were sent', async () => {
    const { link } = await sent()
    const { deepLinkCode, email, zipcode } = link
    const body = {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
      associations: { stateMachineState: {}, lineItems: {} },
      email,
      zipcode,
    }
    const shownIn = async (language: string) => {
      const { json } = await visitShop(accounts.shop).call('POST /order', body, { 'sw-language-id': language })
      const [order] = json.orders.elements
      return [order.stateMachineState.translated.name, order.lineItems[0].label]
    }
    const [german, english] = [await shownIn(GERMAN), await shownIn(ENGLISH)]
    expect([german[0], english[0]]).toEqual(['Offen', 'Open'])
    expect(english[1]).toBe(german[1])
  })

  test('cannot be opened by trying zip codes', async () => {
    const { link } = await sent()
    const [limit] = LIMITS.orderLink
    for (let at = 0; at < limit.points; at++) await read({ ...link, zipcode: `${10_000 + at}` })
    expect(await read(link)).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])
  })

  test('goes along into an account that its link makes, without another mail', async () => {
    const { link, orderNumber } = await sent()
    const jobs = accounts.mail.jobs.length
    const visitor = visitShop(accounts.shop)
    expect((await convert(link, visitor)).status).toBe(200)
    expect(accounts.mail.jobs).toHaveLength(jobs)
    const orders = await visitor.call('POST /order', { 'total-count-mode': 'exact' })
    expect(orders.json.orders.elements.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([
      orderNumber,
    ])
    const elsewhere = visitShop(accounts.shop)
    expect((await accounts.logIn(elsewhere, link.email)).status).toBe(200)
    expect(elsewhere.token).toBe(visitor.token)
    // Another request of the same guest, after the account exists.
    expect((await convert(link)).json.errors[0].code).toBe('CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED')
  })

  test('does not give its guest an account with the address of another account', async () => {
    const { link } = await sent()
    await accounts.register(visitShop(accounts.shop), link.email)
    expect((await convert(link)).json.errors[0]).toMatchObject({
      code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
      source: { pointer: '/email' },
    })
  })

  test('does not confirm the address of a guest who only has the session', async () => {
    const { guest, link } = await sent()
    expect((await convert({}, guest)).status).toBe(200)
    expect(accounts.mail.jobs.at(-1)).toMatchObject({ kind: 'confirm-registration' })
    const { json } = await accounts.logIn(visitShop(accounts.shop), link.email)
    expect(json.errors[0].code).toBe('CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED')
    const found = await visitShop(accounts.shop).call('POST /account/register-confirm', await accounts.mail.readLink())
    expect(found.json.email).toBe(link.email)
  })

  test('is converted once, however often its form is sent at once', async () => {
    const { link } = await sent()
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await convert(link)).status))
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400])
  })
})
