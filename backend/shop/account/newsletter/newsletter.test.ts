import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterMailWriters } from '#backend/content/forms/mails/newsletter-mails.tsx'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { newsletterSubscription } from '#backend/database/schema/forms.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { readSubscription } from '#backend/newsletter/subscriptions.ts'
import { companySchema } from '#contracts/company.ts'
import company from '#data/company.json' with { type: 'json' }
import { type AccountShop, openAccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { germany, registration, STOREFRONT, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

const OTHER_STORE = 'https://shop.example.org/de'
const EMAIL = 'leser@example.com'
const SUBSCRIPTION = { email: EMAIL, option: 'subscribe', storefrontUrl: OTHER_STORE }
const NO_RECIPIENT = [404, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND']
let network = 0

describeOnEachDatabase('The newsletter of the site at the Store API', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let locales: string[] = []
  beforeAll(async () => {
    database = await open()
    const limiter = createLimiter({ secret: 's', callerNetwork: () => `198.51.100.${network}`, log: console })
    accounts = await openAccountShop(database, {
      confirmsRegistrations: true,
      limiter,
      storefronts: [OTHER_STORE],
      hasNewsletter: (locale) => locales.includes(locale),
    })
  })
  beforeEach(async () => {
    network += 1
    locales = ['de', 'en', 'nl', 'cz']
    accounts.mail.jobs.length = 0
    await database.db.delete(newsletterSubscription)
    await database.db.delete(rateLimit)
  })

  const visit = () => visitShop(accounts.shop)
  const codeOf = ({ status, json }: { status: number; json: { errors?: { code: string }[] } }) => [
    status,
    json.errors?.[0]?.code,
  ]
  const stateOf = (email = EMAIL) => readSubscription(database.db, email)
  const kinds = () => accounts.mail.jobs.map(({ kind }) => kind)
  const writeLast = async () => {
    const writers = newsletterMailWriters(database.db, {
      from: 'Musterwerk <anfrage@example.com>',
      sales: 'vertrieb@example.com',
      company: companySchema.parse(company),
      frontUrl: STOREFRONT,
      secret: 'secret',
      pageOf: (purpose, locale) => `/${locale}/${purpose}`,
      confirmPageAt: (url) => (url === OTHER_STORE ? `${url}/newsletter-subscribe` : undefined),
    })
    const job = accounts.mail.jobs.at(-1)
    const write = Object.entries(writers).find(([kind]) => kind === job?.kind)?.[1]
    return job && write?.(job)
  }
  const linkIn = (text = '') => new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '')
  let count = 0
  const confirmedCustomer = async () => {
    const customer = visit()
    const email = `kundin-${++count}@example.com`
    await accounts.register(customer, email)
    const link = await accounts.mail.readLink()
    expect((await customer.call('POST /account/register-confirm', link)).status).toBe(200)
    accounts.mail.jobs.length = 0
    return { customer, email }
  }
  const statusFor = async (customer: StoreVisitor) =>
    (await customer.call('POST /account/newsletter-recipient', {})).json.status

  test.each(['subscribe', 'direct', 'confirmSubscribe'])(
    'takes an address by %s, which its mail confirms at the storefront that asked',
    async (option) => {
      const { status, json } = await visit().call('POST /newsletter/subscribe', { ...SUBSCRIPTION, option })
      expect([status, json]).toMatchObject([200, { success: true, status: 'notSet' }])
      expect([await stateOf(), kinds()]).toEqual(['open', ['newsletter-confirm']])
      const link = linkIn((await writeLast())?.text)
      expect(link.origin + link.pathname).toBe(`${OTHER_STORE}/newsletter-subscribe`)
      const { em, hash } = Object.fromEntries(link.searchParams)
      expect(em).toBe(createHash('sha1').update(EMAIL).digest('hex'))
      const wrong = await visit().call('POST /newsletter/confirm', { hash, em: 'x' })
      expect([codeOf(wrong), wrong.json.errors[0].source]).toEqual([
        [400, 'VIOLATION::NOT_EQUAL_ERROR'],
        { pointer: '/em' },
      ])
      expect(await stateOf()).toBe('open')
      const confirmed = await visit().call('POST /newsletter/confirm', { hash, em })
      expect([confirmed.status, confirmed.json, await stateOf()]).toMatchObject([200, { success: true }, 'confirmed'])
      expect(kinds().at(-1)).toBe('newsletter-welcome')
    },
  )

  test('sends the confirmation to a page of its own, where the site itself asks', async () => {
    await visit().call('POST /newsletter/subscribe', { ...SUBSCRIPTION, storefrontUrl: STOREFRONT })
    expect(linkIn((await writeLast())?.text).pathname).toBe('/de/newsletter-confirm')
  })

  test('does not tell a stranger who is subscribed', async () => {
    const subscribe = async () => (await visit().call('POST /newsletter/subscribe', SUBSCRIPTION)).json
    const first = await subscribe()
    const { em, hash } = Object.fromEntries(linkIn((await writeLast())?.text).searchParams)
    await visit().call('POST /newsletter/confirm', { hash, em })
    expect(await subscribe()).toEqual(first)
    expect(kinds().at(-1)).toBe('newsletter-welcome')
    const leave = (email: string) => visit().call('POST /newsletter/unsubscribe', { email })
    const [known, unknown] = [await leave(EMAIL), await leave('niemand@example.com')]
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
  })

  test.each([
    ['no address', { email: '' }, '/email', 'VIOLATION::IS_BLANK_ERROR'],
    ['a wrong address', { email: 'x' }, '/email', 'VIOLATION::INVALID_FORMAT_ERROR'],
    ['no option', { option: undefined }, '/option', 'VIOLATION::IS_BLANK_ERROR'],
    ['an unknown option', { option: 'x' }, '/option', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    ['no storefront', { storefrontUrl: undefined }, '/storefrontUrl', 'VIOLATION::IS_BLANK_ERROR'],
    [
      'a storefront of strangers',
      { storefrontUrl: 'https://x.example' },
      '/storefrontUrl',
      'VIOLATION::NO_SUCH_CHOICE_ERROR',
    ],
  ])('refuses %s', async (_, differs, pointer, code) => {
    const { status, json } = await visit().call('POST /newsletter/subscribe', { ...SUBSCRIPTION, ...differs })
    expect([status, json.errors]).toMatchObject([400, [{ code, source: { pointer } }]])
    expect(kinds()).toEqual([])
  })

  test('refuses an invented link', async () => {
    const confirm = (link: object) => visit().call('POST /newsletter/confirm', link)
    expect(codeOf(await confirm({ hash: 'x'.repeat(32), em: 'x' }))).toEqual(NO_RECIPIENT)
    expect(codeOf(await confirm({ em: 'x' }))).toEqual(NO_RECIPIENT)
  })

  test('is subscribed to and left at once by a customer with a confirmed address, who can read it', async () => {
    const { customer, email } = await confirmedCustomer()
    expect(await statusFor(customer)).toBe('undefined')
    const { json } = await customer.call('POST /newsletter/subscribe', { ...SUBSCRIPTION, email })
    expect([json.status, await stateOf(email), await statusFor(customer)]).toEqual(['optIn', 'confirmed', 'optIn'])
    expect(kinds()).toEqual(['newsletter-welcome'])
    expect((await customer.call('POST /newsletter/unsubscribe', { email })).json).toMatchObject({ success: true })
    expect([await stateOf(email), await statusFor(customer)]).toEqual([undefined, 'undefined'])
    await customer.call('POST /newsletter/subscribe', { ...SUBSCRIPTION, email })
    const leave = await customer.call('POST /newsletter/subscribe', { ...SUBSCRIPTION, email, option: 'unsubscribe' })
    expect([leave.json.status, await stateOf(email)]).toEqual(['optOut', undefined])
  })

  test('asks the owner of an address before it is left by someone else', async () => {
    const { customer, email } = await confirmedCustomer()
    await customer.call('POST /newsletter/subscribe', { ...SUBSCRIPTION, email })
    for (const stranger of [visit(), (await confirmedCustomer()).customer]) {
      accounts.mail.jobs.length = 0
      expect((await stranger.call('POST /newsletter/unsubscribe', { email })).status).toBe(200)
      expect([await stateOf(email), kinds()]).toEqual(['confirmed', ['newsletter-leave']])
      const mail = await writeLast()
      expect([mail?.to.address, linkIn(mail?.text).pathname]).toEqual([email, '/de/newsletter-leave'])
    }
    await visit().call('POST /newsletter/unsubscribe', { email: 'niemand@example.com' })
    expect(await writeLast()).toBeUndefined()
  })

  test('has no status for visitors and guests', async () => {
    const guest = visit()
    await guest.call('POST /account/register', registration(await germany(accounts.shop)))
    for (const stranger of [visit(), guest]) {
      const answer = await stranger.call('POST /account/newsletter-recipient', {})
      expect(codeOf(answer)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    }
  })

  test('sends an address no more mails than a form of the site', async () => {
    const statuses = []
    const [{ points }] = LIMITS.mail
    for (let sent = 0; sent <= points; sent++) {
      const email = 'voll@example.com'
      statuses.push(codeOf(await visit().call('POST /newsletter/subscribe', { ...SUBSCRIPTION, email })))
    }
    expect(statuses.at(-2)).toEqual([200, undefined])
    expect(statuses.at(-1)).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
  })

  test('does not exist where the site has none: nothing is stored, and customers are not subscribed', async () => {
    const { customer } = await confirmedCustomer()
    locales = []
    expect(codeOf(await visit().call('POST /newsletter/subscribe', SUBSCRIPTION))).toEqual([404, '0'])
    expect(codeOf(await visit().call('POST /newsletter/confirm', { hash: 'x', em: 'x' }))).toEqual([404, '0'])
    expect(codeOf(await visit().call('POST /newsletter/unsubscribe', { email: EMAIL }))).toEqual([404, '0'])
    expect([await stateOf(), await statusFor(customer)]).toEqual([undefined, 'undefined'])
  })
})
