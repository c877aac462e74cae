import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@react-email/render'
import { describe, expect, test } from 'vitest'
import { AccountDocument, accountMailText } from '#backend/shop/account/mails/account-document.tsx'
import { toAccountMailView } from '#backend/shop/account/mails/account-mail-view.ts'
import { writeQuoteRequestMail } from '#backend/shop/order/mails/quote-request-mails.tsx'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import { companySchema } from '#contracts/company.ts'
import { languageTag, LOCALES } from '#contracts/locales.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { foreignWords, UNFILLED } from './foreign-words.ts'

const company = companySchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../data/company.json'), 'utf8')),
)

const salutation = {
  id: 's',
  salutationKey: 'mrs',
  displayName: '',
  translated: { displayName: '', letterName: '' },
}
const address = {
  id: 'a',
  firstName: 'Erika',
  lastName: 'Kraus',
  company: 'Kraus',
  street: 'Dock 1',
  zipcode: '1011',
  city: 'Delft',
  countryId: 'c',
  country: { id: 'c', name: 'NL', translated: { name: 'NL' } },
}
const line = {
  id: 'l',
  orderId: 'o',
  identifier: null,
  position: 1,
  productId: 'p',
  label: 'CT',
  quantity: 3,
  unitPrice: 12.5,
  totalPrice: 37.5,
  payload: { productNumber: 'CT-08', cut_length: 1250, reference: '10', note: 'CT' },
  coverId: null,
  cover: null,
}
const format = { ...line, id: 'm', position: 2, payload: { plastic_format: { strength: 10, width: 500, length: 800 } } }
const onRequest = { ...line, id: 'n', position: 3, unitPrice: null, totalPrice: null }
const order: StoredOrder = {
  id: 'o',
  orderNumber: 'A-1',
  origin: 't',
  idempotencyKey: null,
  customerId: 'k',
  languageId: GERMAN,
  locale: 'de',
  customer: {
    email: 'erika@example.com',
    firstName: 'Erika',
    lastName: 'Kraus',
    company: 'Kraus',
    salutation,
    salutationId: 's',
    customerNumber: 'K-1',
  },
  billingAddress: address,
  shippingAddress: { ...address, id: 'b' },
  customerCopy: 'whole',
  customerComment: 'CT',
  amountNet: 37.5,
  deepLinkCode: 'd',
  createdAt: new Date('2026-11-21T07:56:00Z'),
  cancelledAt: null,
  lines: [line, format, onRequest],
}

const ACCOUNT_MAILS = [
  'confirm-registration',
  'password-recovery',
  'password-changed',
  'confirm-email',
  'email-changed',
] as const

/** The words of a mail's HTML, without styles and its one address. */
const wordsOfHtml = (html: string) =>
  html.replaceAll(/<(style|title|head)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/&\w+;|&#\w+;/g, ' ')

const said = (locale: string, texts: readonly string[]) => ({
  foreign: texts.flatMap((text) => foreignWords(text.replaceAll(company.claim.de, ''), locale)),
  unfilled: texts.flatMap((text) => UNFILLED.exec(text.replaceAll(/\bhttps?:\S+/g, ''))?.[0] ?? []),
})

describe.each(LOCALES)('A mail in %s is written in its language only:', (locale) => {
  test.each(['confirmation', 'request', 'cancellation'] as const)('%s of a quote request.', async (kind) => {
    const settings = { from: 'Musterwerk <sales@example.com>', sales: 'sales@example.com', company }
    const { subject, text, html } = await writeQuoteRequestMail(kind, { ...order, locale }, settings)
    expect(said(locale, [subject, text, wordsOfHtml(html)])).toEqual({ foreign: [], unfilled: [] })
    expect(html).toContain(`lang="${languageTag(locale)}"`)
    expect(text).toMatch(/1\u202f250\u00a0mm/)
  })

  test.each(ACCOUNT_MAILS)('%s.', async (kind) => {
    const link = 'https://example.com/l'
    const view = toAccountMailView(kind, { name: 'Erika Kraus', locale, company, link })
    const html = await render(<AccountDocument view={view} locale={locale} />)
    expect(said(locale, [view.subject, accountMailText(view), wordsOfHtml(html)])).toEqual({
      foreign: [],
      unfilled: [],
    })
    expect(html).toContain(`lang="${languageTag(locale)}"`)
  })
})
