import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribeByForm } from '#backend/content/forms/subscribe-by-form.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { createLimiter, type Limiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { companySchema } from '#contracts/company.ts'
import company from '#data/company.json' with { type: 'json' }
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, readyToOrder, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { quoteRequestMailWriters } from './mails/quote-request-mails.tsx'

const EMAIL = 'einkauf@example.com'
const EVIL = 'https://evil.example'

describeOnEachDatabase('The copy of a quote request', (open) => {
  let database: OpenedDatabase
  let limiter: Limiter
  let accounts: AccountShop
  let customer: StoreVisitor
  let network = ''
  beforeAll(async () => {
    database = await open()
    limiter = createLimiter({ secret: 's3cret', callerNetwork: () => network, log: console })
    accounts = await openAccountShop(database, { limiter, confirmsRegistrations: true })
    customer = visitShop(accounts.shop)
    await accounts.register(customer, EMAIL)
    await customer.call('POST /account/register-confirm', await accounts.mail.readLink())
  })
  beforeEach(async () => {
    network = '198.51.100.7'
    await database.db.delete(rateLimit)
    accounts.mail.jobs.length = 0
  })

  /** Strangers sign up for the newsletter with an address, each from a network of its own. */
  const signUp = async (email: string, times: number) => {
    for (let at = 0; at < times; at++) {
      network = `203.0.113.${at}`
      await subscribeByForm({ db: database.db, mail: accounts.mail, limiter }, { email, locale: 'de' })
    }
    network = '198.51.100.7'
    accounts.mail.jobs.length = 0
  }
  const order = async (visitor: StoreVisitor, body: object = {}) => {
    await visitor.call('POST /checkout/cart/line-item', {
      items: [{ type: 'product', referencedId: PRODUCTS.green, payload: { note: `See ${EVIL}` } }],
    })
    const { status, json } = await visitor.call('POST /checkout/order', body)
    const mails = accounts.mail.jobs.filter(({ orderId }) => orderId === json.id).map(({ kind }) => kind)
    return { status, id: String(json.id), mails, customFields: json.customFields }
  }
  const write = (kind: 'confirmation' | 'request', orderId: string) =>
    quoteRequestMailWriters(database.db, {
      from: 'Musterwerk <anfrage@example.com>',
      sales: 'vertrieb@example.com',
      company: companySchema.parse(company),
      pageOf: (code) => `https://www.example.com/${code}`,
      salesLocale: 'de',
      countBars: () => 7,
      print: undefined,
      log: { error: () => {} },
    })[kind]({ kind, orderId })

  test.each([
    ['an hour', LIMITS.mail[0].points],
    ['a day', LIMITS.mail[1].points],
  ])(
    'reaches a confirmed customer, though strangers have used up the mails of the address for %s',
    async (_, times) => {
      await signUp(EMAIL, LIMITS.mail[0].points)
      await database.db
        .update(rateLimit)
        .set({ points: times })
        .where(sql`${rateLimit.key} like 'mail-%'`)
      await expect(signUp(EMAIL, 1)).rejects.toThrow('too many')
      for (let at = 0; at <= times; at++) {
        expect(await order(customer)).toMatchObject({
          status: 200,
          mails: ['confirmation', 'request'],
          customFields: null,
        })
      }
    },
  )

  test('has the comment and the notes of a confirmed customer', async () => {
    const { id } = await order(customer, { customerComment: `Drawing at ${EVIL}` })
    expect((await write('confirmation', id))?.text).toContain(`Drawing at ${EVIL}`)
  })

  test('is left out for a guest with a full mailbox: the request is taken, and sales read that there is no copy', async () => {
    await signUp('gast@example.com', LIMITS.mail[0].points)
    const guest = await readyToOrder(accounts.shop, PRODUCTS.green, { email: 'gast@example.com' })
    const { status, id, mails, customFields } = await order(guest)
    expect([status, mails, customFields]).toEqual([200, ['request'], { profilwerk_copy: 'left-out' }])
    const { text = '', html = '' } = (await write('request', id)) ?? {}
    for (const part of [text, html]) expect(part).toContain('keine Kopie')
  })

  test('says the same to a repeated request', async () => {
    await signUp('gast@example.com', LIMITS.mail[0].points)
    const guest = await readyToOrder(accounts.shop, PRODUCTS.green, { email: 'gast@example.com' })
    const send = () => guest.call('POST /checkout/order', {}, { 'idempotency-key': 'key-1' })
    expect((await send()).json.customFields).toEqual({ profilwerk_copy: 'left-out' })
    expect((await send()).json.customFields).toEqual({ profilwerk_copy: 'left-out' })
    expect(accounts.mail.jobs.map(({ kind }) => kind)).toEqual(['request'])
  })

  test('brings six strangers no link and no words of the one who typed their addresses', async () => {
    const texts: string[] = []
    const countryId = await germany(accounts.shop)
    for (let at = 0; at < 6; at++) {
      const email = `stranger-${at}@example.com`
      const names = { firstName: `See ${EVIL}`, lastName: 'www.evil.example' }
      const guest = await readyToOrder(accounts.shop, PRODUCTS.green, {
        email,
        ...names,
        billingAddress: {
          ...names,
          company: `Win at ${EVIL}/now`,
          street: 'evil.example 1',
          city: 'Click evil.example',
          zipcode: '12345',
          countryId,
        },
      })
      const { status, id, mails } = await order(guest, { customerComment: `You have won! ${EVIL}` })
      expect([status, mails]).toEqual([200, ['confirmation', 'request']])
      const { text, html, to } = (await write('confirmation', id)) ?? {}
      texts.push(JSON.stringify([text, html, to]))
      // Sales reads all of it.
      expect((await write('request', id))?.text).toContain(`You have won! ${EVIL}`)
    }
    expect(texts).toHaveLength(6)
    for (const text of texts) {
      expect(text).not.toMatch(/evil\.example|https?:\/\/evil/)
      expect(text).not.toContain('You have won')
      expect(text).toContain('https://www.example.com/')
    }
  })
})
