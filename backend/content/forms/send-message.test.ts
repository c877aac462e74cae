import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { createLimiter, NO_LIMITS } from '#backend/limits/limiter.ts'
import { LIMITS } from '#backend/limits/limits.ts'
import { type OpenedMailQueue, openQueue, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import { deleteOldRows } from '#backend/retention/delete-rows.ts'
import { companySchema } from '#contracts/company.ts'
import { perLocale } from '#contracts/locales.ts'
import company from '#data/company.json' with { type: 'json' }
import {
  confirmSubscription,
  createConfirmSecret,
  leaveAsOwner,
  leaveNewsletter,
  leaveToken,
  readSubscription,
} from '#backend/newsletter/subscriptions.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { formFileSchema } from './form-file.ts'
import { type FormMailSettings, formMailWriters } from './mails/form-mails.tsx'
import { FormLimitReached, type FormMessage, sendMessage } from './send-message.ts'
import { subscribeByForm } from './subscribe-by-form.ts'

const all = (text: string) => perLocale(() => text)
const text = (name: string, type = 'text') => ({ type, name, label: all(name), maxLength: 200 })
const file = formFileSchema.parse({
  purpose: { kind: 'message', from: 'email', name: ['name'], subject: all('Contact') },
  submit: all('Send'),
  done: all('Thanks'),
  parts: [text('name'), text('email', 'email'), text('message', 'textarea')],
})
const answers = { name: 'Ute Brandt', email: 'ute@example.com', message: 'One\r\ntwo' }
const message = (nonce: string): FormMessage => ({
  form: 'contact',
  file,
  nonce,
  folder: 'none',
  locale: 'de',
  page: '/de/kontakt',
  answers,
})
const MAILS: FormMailSettings = {
  from: 'Musterwerk <anfrage@example.com>',
  sales: 'vertrieb@example.com',
  company: companySchema.parse(company),
  salesLocale: 'de',
  frontUrl: 'https://www.example.com',
  formOf: () => file,
  links: { secret: 's', linkTo: (id) => `https://www.example.com/${id}` },
}
const SILENT = { error: () => {}, warn: () => {}, info: () => {} }

describeOnEachDatabase('Forms that were sent', (open) => {
  let database: OpenedDatabase
  let mail: OpenedMailQueue
  beforeAll(async () => {
    database = await open()
    mail = await openQueue(database, { keepDays: 3, log: SILENT })
    return () => mail.stop()
  })
  const services = (limiter = NO_LIMITS) => ({ db: database.db, mail, limiter })
  const count = async (table: string) =>
    Number((await database.query(`select count(*) as count from ${table}`)).rows[0]?.['count'])
  const jobs = (kind: string) => count(`${QUEUE_SCHEMA}.job where data->>'kind' = '${kind}'`)

  test('A message is stored once with its two mails, however often and at once it is sent.', async () => {
    await Promise.all([1, 2, 3].map(() => sendMessage(services(), message('a'))))
    await sendMessage(services(), message('a'))
    expect(await count("form_submission where nonce = 'a'")).toBe(1)
    expect([await jobs('form-message'), await jobs('form-receipt')]).toEqual([1, 1])
    const { rows } = await database.query("select answers from form_submission where nonce = 'a'")
    expect(JSON.stringify(rows[0]?.['answers'])).toContain('One\\ntwo')
  })

  test('The address of a sender is stored as mail servers take it.', async () => {
    await sendMessage(services(), { ...message('i'), answers: { ...answers, email: 'info@müller.example' } })
    expect(await count("form_submission where nonce = 'i' and sender_email = 'info@xn--mller-kva.example'")).toBe(1)
  })

  test('Nothing is stored if the queue does not take the mails: the same form can be sent again.', async () => {
    const broken = { ...mail, enqueue: async () => Promise.reject(new Error('the connection is gone')) }
    await expect(sendMessage({ ...services(), mail: broken }, message('b'))).rejects.toThrow('gone')
    expect(await count("form_submission where nonce = 'b'")).toBe(0)
    await sendMessage(services(), message('b'))
    expect(await count("form_submission where nonce = 'b'")).toBe(1)
  })

  test('Beyond the limit of a network nothing is stored, and the time to wait is known.', async () => {
    const limiter = createLimiter({ secret: 'x', callerNetwork: () => '203.0.113.9', log: SILENT })
    const [{ points }] = LIMITS.form
    for (let sent = 0; sent < points; sent++) await sendMessage(services(limiter), message(`l${sent}`))
    const refused: unknown = await sendMessage(services(limiter), message('more')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FormLimitReached)
    expect(refused instanceof FormLimitReached && refused.seconds).toBeGreaterThan(60)
    expect(await count("form_submission where nonce = 'more'")).toBe(0)
    // A repetition is found before it is counted.
    await sendMessage(services(limiter), message('l0'))
  })

  test('A full mailbox refuses no message: only the receipt is left out.', async () => {
    const limiter = createLimiter({ secret: 'y', callerNetwork: () => undefined, log: SILENT })
    const before = [await jobs('form-message'), await jobs('form-receipt')]
    const [{ points }] = LIMITS.mail
    for (let sent = 0; sent < points + 2; sent++) await sendMessage(services(limiter), message(`full-${sent}`))
    const after = [await jobs('form-message'), await jobs('form-receipt')]
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([points + 2, points])
  })

  test('Thirty strangers get no link and no word of the one who typed their addresses.', async () => {
    const limiter = createLimiter({ secret: 'z', callerNetwork: () => '203.0.113.10', log: SILENT })
    const write = formMailWriters(database.db, MAILS)
    const evil = 'You have won, see https://evil.example or www.evil.example'
    for (let at = 0; at < 30; at++) {
      const to = { name: evil, email: `stranger-${at}@example.com`, message: evil }
      await sendMessage(services(limiter), { ...message(`stranger-${at}`), answers: to })
    }
    const { rows } = await database.query("select id from form_submission where nonce like 'stranger-%'")
    expect(rows).toHaveLength(30)
    for (const { id } of rows) {
      const receipt = await write['form-receipt']({ kind: 'form-receipt', submissionId: String(id) })
      expect(receipt?.to.address).toMatch(/^stranger-\d+@example\.com$/)
      expect(JSON.stringify(receipt)).not.toMatch(/evil|You have won/)
      const forSales = await write['form-message']({ kind: 'form-message', submissionId: String(id) })
      expect(forSales?.text).toContain(evil)
    }
  })

  test('Sales reads a message in its own language, whatever the language of the sender.', async () => {
    const label = (de: string, cz: string) => ({ ...all(de), cz })
    const options = [
      { value: 'technology', label: label('Technik', 'Technika') },
      { value: 'other', label: label('Anderes', 'Jiné') },
    ]
    const asked = formFileSchema.parse({
      purpose: { kind: 'message', from: 'email', name: ['name'], subject: label('Kontakt', 'Poptávka') },
      submit: all('Send'),
      done: all('Thanks'),
      parts: [
        { ...text('name'), label: label('Name', 'Jméno') },
        text('email', 'email'),
        { type: 'radio', name: 'topic', label: label('Thema', 'Téma'), options },
      ],
    })
    const given = { name: 'Jan', email: 'jan@example.com', topic: 'technology' }
    await sendMessage(services(), { ...message('cz'), file: asked, locale: 'cz', page: '/cz/kontakt', answers: given })
    const { rows } = await database.query("select id from form_submission where nonce = 'cz'")
    const job = { kind: 'form-message' as const, submissionId: String(rows[0]?.['id']) }
    const read = async (formOf: FormMailSettings['formOf']) =>
      formMailWriters(database.db, { ...MAILS, formOf })['form-message'](job)
    const mail = await read(() => asked)
    expect(mail?.subject).toBe('Kontakt: Jan')
    expect(mail?.text).toContain('Name: Jan')
    expect(mail?.text).toContain('Thema: Technik\n')
    expect(mail?.text).toContain('Sprache der Nachricht: Čeština')
    expect(mail?.html).toContain('lang="de"')
    // The form was deleted meanwhile.
    expect((await read(() => undefined))?.text).toContain('Téma: Technika')
  })

  test('Messages are deleted after 90 days, and addresses that were not confirmed after seven.', async () => {
    await subscribeByForm(services(), { email: 'old@example.com', locale: 'de' })
    await database.db.execute(sql`update form_submission set created_at = now() - interval '91 days' where nonce = 'a'`)
    await database.db.execute(
      sql`update newsletter_subscription set updated_at = now() - interval '8 days' where email = 'old@example.com'`,
    )
    const deleted = await deleteOldRows(database.db, new Date())
    expect(deleted).toMatchObject({ formSubmissions: 1, openSubscriptions: 1 })
  })

  describe('the newsletter', () => {
    const idOf = async (email: string) =>
      String(
        (await database.query(`select id from newsletter_subscription where email_key = '${email}'`)).rows[0]?.['id'],
      )

    test('An address is stored once, whatever its letters, and confirmed by the link of its mail.', async () => {
      await subscribeByForm(services(), { email: 'Ute@Example.com', locale: 'de' })
      await subscribeByForm(services(), { email: 'ute@example.com ', locale: 'en' })
      const id = await idOf('ute@example.com')
      const secret = await createConfirmSecret(database.db, id)
      expect(await count(`newsletter_link where hash = '${secret}'`)).toBe(0)
      expect(await confirmSubscription(services(), 'something else')).toBe('old')
      expect(await confirmSubscription(services(), '')).toBe('unknown')
      expect(await confirmSubscription(services(), secret)).toBe('confirmed')
      expect(await confirmSubscription(services(), secret)).toBe('confirmed')
      expect(await jobs('newsletter-welcome')).toBe(1)
    })

    test('An international domain is one subscription in both of its spellings.', async () => {
      await subscribeByForm(services(), { email: 'info@Müller.example', locale: 'de' })
      await subscribeByForm(services(), { email: 'info@xn--mller-kva.example', locale: 'de' })
      expect(await count("newsletter_subscription where email = 'info@xn--mller-kva.example'")).toBe(1)
      expect(await count("newsletter_subscription where email like 'info@%'")).toBe(1)
      expect(await readSubscription(database.db, 'info@müller.example')).toBe('open')
      await leaveAsOwner(database.db, 'info@müller.example')
      expect(await count("newsletter_subscription where email like 'info@%'")).toBe(0)
    })

    test('A link ends after seven days.', async () => {
      await subscribeByForm(services(), { email: 'late@example.com', locale: 'de' })
      const secret = await createConfirmSecret(database.db, await idOf('late@example.com'))
      await database.db.execute(sql`update newsletter_link set created_at = now() - interval '8 days'`)
      expect(await confirmSubscription(services(), secret)).toBe('old')
    })

    test('Only the token of a subscription ends it, and a second time does no harm.', async () => {
      const id = await idOf('ute@example.com')
      const token = leaveToken('secret', id)
      expect(await leaveNewsletter(database.db, 'other', token)).toBe('unknown')
      expect(await leaveNewsletter(database.db, 'secret', `${id}-x`)).toBe('unknown')
      expect(await count(`newsletter_subscription where id = '${id}'`)).toBe(1)
      expect(await leaveNewsletter(database.db, 'secret', token)).toBe('left')
      expect(await leaveNewsletter(database.db, 'secret', token)).toBe('left')
      expect(await count(`newsletter_subscription where id = '${id}'`)).toBe(0)
    })
  })
})
