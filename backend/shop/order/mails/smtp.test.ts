import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUEUE, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import { startMail } from '#backend/mail/start.ts'
import type { MailOptions } from '#backend/mail/start.ts'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { companySchema } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import type { Order } from '#contracts/shop/order.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, readyToOrder } from '#test/support/sales-shop.ts'
import { quoteRequestMailWriters } from './quote-request-mails.tsx'

interface Received {
  recipients: string[]
  raw: Buffer
}

/** A mail server that can refuse mails for a while. */
class Inbox {
  readonly received: Received[] = []
  refusals = 0
  refusalCode = 451
  #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (this.refusals > 0) {
          this.refusals -= 1
          return done(Object.assign(new Error('try again later'), { responseCode: this.refusalCode }))
        }
        this.received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        })
        done()
      })
    },
  })
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }
  close = () => new Promise<void>((resolve) => this.#server.close(resolve))
}

const company = companySchema.parse(JSON.parse(readFileSync('data/company.json', 'utf8')))

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)

describeOnEachDatabase('Mails over SMTP:', (open) => {
  const inbox = new Inbox()
  const quiet = { error: () => {}, warn: () => {} }
  const sheet = async ({ orderNumber, lineItems }: Order, locale: Locale) => ({
    name: `Anfrage-${orderNumber}.pdf`,
    pdf: new TextEncoder().encode(`%PDF ${locale} ${lineItems?.map(({ label }) => label).join()}`),
  })
  let printed: PrintRequest = sheet
  let database: Awaited<ReturnType<typeof open>>
  let options: MailOptions
  let mail: Awaited<ReturnType<typeof startMail>>
  let shop: Awaited<ReturnType<typeof openSalesShop>>

  beforeAll(async () => {
    database = await open()
    options = {
      database,
      smtpUrl: await inbox.open(),
      writers: quoteRequestMailWriters(database.db, {
        from: 'Musterwerk <anfrage@example.com>',
        sales: 'vertrieb@example.com',
        company,
        salesLocale: 'de',
        countBars: () => 7,
        print: (order, locale) => printed(order, locale),
        log: quiet,
      }),
      dataDir: '/nowhere',
      keepDays: 14,
      log: quiet,
      pollingInterval: 0.5,
    }
    mail = await startMail(options)
    shop = await openSalesShop(database, mail)
  })
  afterAll(async () => {
    await mail.stop()
    await inbox.close()
  })

  const arrived = async (count: number) => {
    await expect.poll(() => inbox.received.length).toBe(count)
    const mails = inbox.received.splice(0)
    return Promise.all(
      mails.map(async ({ recipients, raw }) => ({ recipients, raw, mail: await PostalMime.parse(raw) })),
    )
  }
  const jobs = async () => {
    const { rows } = await database.query(`select id, state from ${QUEUE_SCHEMA}.job where name = $1`, [QUEUE])
    return rows as { id: string; state: string }[]
  }

  test('the customer gets his in the language of the request, sales get theirs in their own', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green, { firstName: 'Zoë\r\nBcc: all@example.com' })
    await visitor.call('PATCH /checkout/cart/line-item', {
      items: [{ id: (await visitor.call('GET /checkout/cart')).json.lineItems[0].id, payload: { cut_length: 600 } }],
    })
    const headers = { 'sw-language-id': ENGLISH, 'accept-language': 'nl' }
    const { json } = await visitor.call('POST /checkout/order', { customerComment: '<b>Haast</b>' }, headers)
    const mails = await arrived(2)
    const to = (address: string) => mails.find(({ recipients }) => recipients.join() === address)?.mail
    const [confirmation, request] = [to('erika@example.com'), to('vertrieb@example.com')]
    expect(confirmation?.subject).toBe(`Uw vrijblijvende offerteaanvraag ${json.orderNumber}`)
    expect(request?.subject).toBe(`Anfrage ${json.orderNumber} von Zoë Bcc: all@example.com Muster`)
    expect(request?.replyTo).toMatchObject([{ address: 'erika@example.com' }])
    for (const mail of [confirmation, request]) {
      expect(mail?.from?.address).toBe('anfrage@example.com')
      expect(mail?.bcc).toBeUndefined()
      const words = mail === request ? ['Stab', 'Farbe', 'grün'] : ['Bar', 'Colour', 'green']
      for (const part of [...words, 'BAR-GREEN', '600\u00a0mm', json.orderNumber, 'Musterstadt']) {
        expect(mail?.text).toContain(part)
        expect(mail?.html).toContain(part)
      }
    }
    expect(request?.text).toContain('Stangen dafür: 7\u00a0×\u00a0')
    expect(confirmation?.text).not.toContain('7\u00a0×\u00a0')
    expect(request?.text).toContain('<b>Haast</b>')
    expect(request?.html).toContain('&lt;b&gt;Haast&lt;/b&gt;')
    // The address of a guest may be a stranger's.
    expect(JSON.stringify(confirmation)).not.toContain('Haast')
    expect(confirmation?.text).toContain('herhaalt uw opmerking')
  })

  test('sales get the request as a sheet and as a table, with customer, account, language and weight', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green, { firstName: '=1+1' })
    const headers = { 'sw-language-id': ENGLISH, 'accept-language': 'en' }
    const customerComment = 'Order or project number: 4711\n\nSoon, please.'
    const { json } = await visitor.call('POST /checkout/order', { customerComment }, headers)
    const mails = (await arrived(2)).map(({ mail }) => mail)
    const request = mails.find(({ to }) => to?.[0]?.address === 'vertrieb@example.com')
    const files = request?.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, textOf(content)])
    expect(files?.[0]).toEqual([`Anfrage-${json.orderNumber}.pdf`, 'application/pdf', '%PDF de Stab'])
    const [name, type, table] = files?.[1] ?? []
    expect([name, type]).toEqual([`${json.orderNumber}.csv`, 'text/csv'])
    const [headings = '', row = '', end] = (table ?? '').split('\r\n')
    expect(headings).toMatch(
      /^\uFEFFAnfragenummer;Datum;Kundennummer;Kunde;E-Mail;Bestell- oder Projektnummer;Wunschtermin;Pos\.;Artikelnummer;Bezeichnung;Menge;/,
    )
    expect([row.split(';')[0], end]).toEqual([json.orderNumber, ''])
    // A spreadsheet must not calculate a visitor's name.
    expect(row).toMatch(/;'=1\+1 Muster;erika@example\.com;4711;;1;BAR-GREEN;"Stab, Farbe grün";2;Stück;/)
    expect(request?.text).toMatch(
      /Bestell- oder Projektnummer: 4711\nKundennummer: \S+\nKonto: ohne Konto gesendet\nSprache der Anfrage: English\n/,
    )
    expect(request?.text).toContain('\nBemerkung\n---------\nSoon, please.\n')
    const confirmation = mails.find((mail) => mail !== request)
    expect(confirmation?.attachments).toEqual([])
    expect(confirmation?.text).not.toContain('Kundennummer')
  })

  test('sales hear of a request whose sheet cannot be printed', async () => {
    printed = () => Promise.reject(new Error('no font'))
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await visitor.call('POST /checkout/order')
    const mails = await arrived(2)
    printed = sheet
    const request = mails.find(({ recipients }) => recipients.join() === 'vertrieb@example.com')
    expect(request?.mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/csv'])
  })

  test('a mail that the server refuses permanently is not tried again and its job has the reason', async () => {
    inbox.refusals = 1
    inbox.refusalCode = 554
    const visitor = await readyToOrder(shop, PRODUCTS.sheet)
    await visitor.call('POST /checkout/order')
    await arrived(1)
    const failed = async () => {
      const { rows } = await database.query(`select output from ${QUEUE_SCHEMA}.job where state = 'failed'`)
      return rows.map(({ output }) => JSON.stringify(output))
    }
    await expect.poll(failed).toEqual([expect.stringContaining('554')])
    inbox.refusalCode = 451
    await database.query(`delete from ${QUEUE_SCHEMA}.job where state = 'failed'`)
  })

  test('a mail that the server refuses temporarily is sent later, once, under the same id', async () => {
    inbox.refusals = 1
    const visitor = await readyToOrder(shop, PRODUCTS.sheet)
    await visitor.call('POST /checkout/order')
    const [first] = await arrived(1)
    await expect.poll(async () => (await jobs()).filter(({ state }) => state === 'retry').length).toBe(1)
    const [waiting] = (await jobs()).filter(({ state }) => state === 'retry')
    // Otherwise the retry comes after half a minute.
    await database.query(`update ${QUEUE_SCHEMA}.job set start_after = now() where state = 'retry'`)
    const [second] = await arrived(1)
    expect(second?.mail.messageId).toBe(`<${waiting?.id}@example.com>`)
    expect(first?.mail.messageId).not.toBe(second?.mail.messageId)
    await expect.poll(async () => (await jobs()).every(({ state }) => state === 'completed')).toBe(true)
    expect(inbox.received).toEqual([])
  })

  test('two workers share the mails and send each once', async () => {
    const second = await startMail(options)
    try {
      const visitors = await Promise.all(Array.from({ length: 5 }, () => readyToOrder(shop, PRODUCTS.green)))
      const answers = await Promise.all(visitors.map((visitor) => visitor.call('POST /checkout/order')))
      const mails = await arrived(10)
      expect(new Set(mails.map(({ mail: { messageId } }) => messageId)).size).toBe(10)
      for (const { json } of answers) {
        expect(mails.filter(({ mail: { subject } }) => subject?.includes(json.orderNumber))).toHaveLength(2)
      }
    } finally {
      await second.stop()
    }
    await expect.poll(async () => (await jobs()).every(({ state }) => state === 'completed')).toBe(true)
    expect(inbox.received).toEqual([])
  })
})
