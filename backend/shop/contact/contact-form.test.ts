import { beforeAll, beforeEach, expect, test } from 'vitest'
import { formMailWriters } from '#backend/content/forms/mails/form-mails.tsx'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { formSubmission } from '#backend/database/schema/forms.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { companySchema } from '#contracts/company.ts'
import company from '#data/company.json' with { type: 'json' }
import { type AccountShop, openAccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { STOREFRONT, visitShop } from '#test/support/sales-shop.ts'

const OTHER_STORE = 'https://shop.example.org'
const MESSAGE = {
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@example.com',
  phone: '0123 4567',
  subject: 'Muster\r\nBcc: all@example.com',
  comment: 'Erste Zeile\n<script>alert(1)</script>',
}

describeOnEachDatabase('The contact form of another storefront', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  beforeAll(async () => {
    database = await open()
    const limiter = createLimiter({ secret: 's', callerNetwork: () => '198.51.100.7', log: console })
    accounts = await openAccountShop(database, { limiter, storefronts: [`${OTHER_STORE}/de`] })
  })
  beforeEach(async () => {
    accounts.mail.jobs.length = 0
    await database.db.delete(rateLimit)
    await database.db.delete(formSubmission)
  })
  const send = (differs: object = {}, headers = {}) =>
    visitShop(accounts.shop).call('POST /contact-form', { ...MESSAGE, ...differs }, headers)
  const kinds = () => accounts.mail.jobs.map(({ kind }) => kind)
  const write = async (kind: 'form-message' | 'form-receipt') => {
    const writers = formMailWriters(database.db, {
      from: 'Musterwerk <anfrage@example.com>',
      sales: 'vertrieb@example.com',
      company: companySchema.parse(company),
      salesLocale: 'de',
      frontUrl: STOREFRONT,
      formOf: () => undefined,
      links: { secret: 's', linkTo: (id) => `${STOREFRONT}/${id}` },
    })
    const job = accounts.mail.jobs.find((one) => one.kind === kind)
    const mail = job && (await writers[kind](job))
    if (mail === undefined) throw new Error(`There is no ${kind}`)
    return mail
  }

  test('goes to sales, whose reply goes to the sender', async () => {
    const [{ id: salutationId, displayName }] = (await visitShop(accounts.shop).call('POST /salutation', {})).json
      .elements
    const { status, json } = await send({ salutationId }, { origin: OTHER_STORE })
    expect([status, json]).toEqual([200, { individualSuccessMessage: '', apiAlias: 'contact_form_result' }])
    expect(kinds()).toEqual(['form-message', 'form-receipt'])
    const mail = await write('form-message')
    expect([mail.to.address, mail.replyTo]).toEqual([
      'vertrieb@example.com',
      { name: 'Erika Muster', address: 'erika@example.com' },
    ])
    expect(mail.subject).toBe('Muster Bcc: all@example.com: Erika Muster')
    for (const part of [displayName, '0123 4567', 'Erste Zeile', OTHER_STORE]) expect(mail.text).toContain(part)
    expect(mail.html).not.toContain('<script')
  })

  test('is confirmed to the sender without a word of it', async () => {
    await send()
    const receipt = await write('form-receipt')
    expect(receipt.to).toEqual({ name: '', address: 'erika@example.com' })
    expect(`${receipt.subject} ${receipt.text}`).not.toMatch(/Erika|Zeile|Bcc/)
  })

  test('names the site where no known storefront asks', async () => {
    await send({}, { origin: 'https://evil.example' })
    const { text } = await write('form-message')
    expect(text).toContain(STOREFRONT)
    expect(text).not.toContain('evil.example')
  })

  test('needs an address, a subject and a message', async () => {
    const refused = async (differs: object) => {
      const { status, json } = await send(differs)
      return [status, json.errors.map(({ code, source }: { code: string; source: object }) => [code, source])]
    }
    expect(await refused({ email: undefined, subject: ' ', comment: '' })).toEqual([
      400,
      ['/email', '/subject', '/comment'].map((pointer) => ['VIOLATION::IS_BLANK_ERROR', { pointer }]),
    ])
    expect(await refused({ email: 'x', comment: 'x'.repeat(10_001), salutationId: 'f'.repeat(32) })).toEqual([
      400,
      [
        ['VIOLATION::INVALID_FORMAT_ERROR', { pointer: '/email' }],
        ['VIOLATION::TOO_LONG_ERROR', { pointer: '/comment' }],
      ],
    ])
    expect(await refused({ salutationId: 'f'.repeat(32) })).toEqual([
      400,
      [['VIOLATION::ENTITY_DOES_NOT_EXISTS', { pointer: '/salutationId' }]],
    ])
    expect([kinds(), await database.db.$count(formSubmission)]).toEqual([[], 0])
  })

  test('is stored once, however often it is sent under its key', async () => {
    const headers = { 'idempotency-key': 'form-1' }
    const visitor = visitShop(accounts.shop, 'token-of-one-visitor')
    for (let sent = 0; sent < 3; sent++) {
      expect((await visitor.call('POST /contact-form', MESSAGE, headers)).status).toBe(200)
    }
    expect([kinds(), await database.db.$count(formSubmission)]).toEqual([['form-message', 'form-receipt'], 1])
  })

  test('has the limits of the site’s forms', async () => {
    const [{ points }] = LIMITS.form
    for (let sent = 0; sent < points; sent++) await send({ email: `erika-${sent}@example.com` })
    const { status, json } = await send()
    expect([status, json.errors[0].code]).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
    expect(await database.db.$count(formSubmission)).toBe(points)
  })

  test('reaches sales also from a full mailbox, which gets no more receipts', async () => {
    const [{ points }] = LIMITS.mail
    for (let sent = 0; sent <= points; sent++) await send()
    expect(kinds().filter((kind) => kind === 'form-message')).toHaveLength(points + 1)
    expect(kinds().filter((kind) => kind === 'form-receipt')).toHaveLength(points)
  })
})
