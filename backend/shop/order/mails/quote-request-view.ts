import type { OrderAttachment } from '#backend/attachments/order-attachments.ts'
import type { OrderCustomer } from '#backend/database/schema/sales.ts'
import type { MailFact } from '#backend/mail/layout.tsx'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import { WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { companyLines } from '#backend/mail/company-lines.ts'
import type { Company } from '#contracts/company.ts'
import { readDetails } from '#contracts/shop/request-details.ts'
import { LANGUAGE_NAMES, regionTag } from '#contracts/locales.ts'
import type { Address } from '#contracts/shop/customer.ts'
import { shownEmail } from '#contracts/shown-email.server.ts'
import { linesOf, moneyIn, weightIn } from './quote-request-lines.ts'
import type { MailFile, QuoteRequestLine } from './quote-request-lines.ts'
import type { RequestForSales } from './request-for-sales.ts'
import { lacksTexts, shortCopyOf } from './short-copy.ts'
import { textsIn } from './texts.ts'
import type { Say } from './texts.ts'

/** The mails of one quote request: the confirmation goes to the customer, the request to sales. */
export const QUOTE_REQUEST_MAILS = ['confirmation', 'request'] as const
/** A cancellation tells sales that the customer has withdrawn the request. */
export type QuoteRequestMail = (typeof QUOTE_REQUEST_MAILS)[number] | 'cancellation'

/** The content of a mail about a quote request in its language, for both HTML and plain text. */
export interface QuoteRequestView {
  subject: string
  title: string
  /** Name of the customer as the mail may show it. */
  customerName: string
  greeting: string | undefined
  intro: string
  /** A sentence about missing texts of the customer, or about a missing copy. */
  remark: string | undefined
  closing: string[]
  /** Page of the quote request, in the confirmation. */
  link: { label: string; url: string; note: string } | undefined
  /** Number, date and, for sales, the customer's contact. */
  head: MailFact[]
  lines: QuoteRequestLine[]
  total: MailFact
  net: string
  addresses: { title: string; lines: string[] }[]
  /** Files for the whole request; undefined if there are none. */
  files: { title: string; files: MailFile[] } | undefined
  /** When the links to files end, for sales. */
  filesUntil: string | undefined
  comment: { title: string; text: string } | undefined
  headings: { positions: string; nonBinding: string; file: string }
  company: string[]
  /** Of the brand. */
  colour: string
}

interface ViewParts {
  files?: readonly OrderAttachment[]
  /** Page of the quote request. */
  page?: string | undefined
  /** Of the mails to sales. */
  forSales?: Omit<RequestForSales, 'order'> | undefined
  /** Whether the request goes along as files. */
  hasFiles?: boolean
}

/** Formats a stored quote request for one of its mails. */
export function toQuoteRequestView(
  kind: QuoteRequestMail,
  stored: StoredOrder,
  company: Company,
  { files = [], page, forSales, hasFiles = false }: ViewParts = {},
): QuoteRequestView {
  const say = textsIn(stored.locale)
  const isShort = kind === 'confirmation' && stored.customerCopy === 'short'
  const order = isShort ? shortCopyOf(stored) : stored
  const attachments = isShort ? [] : files
  const number = order.orderNumber
  const { comment, ...details } = readDetails(order.customerComment ?? '')
  const customer = [order.customer.company, nameOf(order.customer)].filter(Boolean).join(', ')
  const isConfirmation = kind === 'confirmation'
  const filesOf = (key: string) =>
    attachments.filter(({ line }) => line === key).map((file) => toMailFile(file, order, isConfirmation, say))
  const ofRequest = filesOf(WHOLE_REQUEST)
  const [first] = attachments
  return {
    subject: oneLine(say(`${kind}_subject`, { number, customer })),
    title: say(`${kind}_title`),
    customerName: nameOf(order.customer),
    greeting: isConfirmation ? greetingOf(order.customer, say) : undefined,
    intro: [say(`${kind}_intro`, { customer }), ...(hasFiles ? [say('files_attached')] : [])].join(' '),
    remark:
      isShort && (lacksTexts(stored) || files.length > 0)
        ? say('short_copy')
        : kind === 'request' && stored.customerCopy === 'left-out'
          ? say('no_copy')
          : undefined,
    closing: isConfirmation ? [say('confirmation_questions', { number }), say('regards'), company.name] : [],
    link: isConfirmation && page ? { label: say('link'), url: page, note: say('link_note') } : undefined,
    head: [
      { name: say('number'), value: number },
      { name: say('date'), value: dateIn(order) },
      ...(isConfirmation ? [] : contactOf(order, customer, say)),
      ...(details.orderNumber ? [{ name: say('order_number'), value: oneLine(details.orderNumber) }] : []),
      ...(details.wishedDate ? [{ name: say('wished_date'), value: oneLine(details.wishedDate) }] : []),
      ...(forSales ? salesFacts(order, forSales, say) : []),
    ],
    lines: linesOf(order, say, { filesOf, forSales }),
    files: ofRequest.length > 0 ? { title: say('files'), files: ofRequest } : undefined,
    filesUntil: first && !isConfirmation ? say('files_until', { date: dayIn(order, first.until) }) : undefined,
    total: { name: say('total'), value: totalOf(order) ?? say('on_request') },
    net: say('net'),
    addresses: addressesOf(order, say),
    comment: comment ? { title: say('comment'), text: comment } : undefined,
    headings: { positions: say('positions'), nonBinding: say('non_binding'), file: say('file') },
    company: companyLines(company, order.locale, { phone: say('phone'), fax: say('fax') }),
    colour: company.colours.brand,
  }
}

/** The sum; undefined if a line is on request. */
const totalOf = (order: StoredOrder): string | undefined =>
  order.lines.some(({ unitPrice }) => unitPrice === null) ? undefined : moneyIn(order, order.amountNet)

const dateIn = ({ locale, createdAt }: StoredOrder): string =>
  new Intl.DateTimeFormat(regionTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(createdAt)

const dayIn = ({ locale }: StoredOrder, iso: string): string =>
  new Intl.DateTimeFormat(regionTag(locale), { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(iso))

const toMailFile = (
  { id, name, size, url, preview }: OrderAttachment,
  order: StoredOrder,
  isConfirmation: boolean,
  say: Say,
): MailFile => ({
  id,
  text: say('file_value', { name: oneLine(name), size: sizeIn(order, size) }),
  url: isConfirmation ? undefined : url,
  hasPicture: !isConfirmation && preview !== undefined,
})

/** Decimal units, as file managers and the site count them: `214 kB`, `1,1 MB`. */
function sizeIn({ locale }: StoredOrder, bytes: number): string {
  const [size, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'KB'] : [bytes / 1e6, 'MB']
  return `${new Intl.NumberFormat(regionTag(locale), { maximumFractionDigits: 1 }).format(size)}\u00a0${unit}`
}

function contactOf({ customer, billingAddress }: StoredOrder, name: string, say: Say): MailFact[] {
  const phone = billingAddress.phoneNumber
  return [
    { name: say('customer'), value: name },
    { name: say('email'), value: shownEmail(customer.email) },
    ...(phone ? [{ name: say('phone'), value: phone }] : []),
    ...(customer.vatIds?.length ? [{ name: say('vat_ids'), value: customer.vatIds.join(', ') }] : []),
  ]
}

function salesFacts(
  order: StoredOrder,
  { sentIn, isOfGuest, weights }: Omit<RequestForSales, 'order'>,
  say: Say,
): MailFact[] {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0)
  const missing = order.lines.length - weights.size
  const value = [
    weightIn(order, sum, say),
    ...(missing > 0 ? [say('weight_missing', { count: String(missing) })] : []),
  ].join(', ')
  return [
    { name: say('customer_number'), value: order.customer.customerNumber },
    ...(isOfGuest === undefined
      ? []
      : [{ name: say('account'), value: say(isOfGuest ? 'account_none' : 'account_own') }]),
    { name: say('language'), value: LANGUAGE_NAMES[sentIn] },
    ...(weights.size === 0 ? [] : [{ name: say('total_weight'), value }]),
  ]
}

function addressesOf({ billingAddress, shippingAddress }: StoredOrder, say: Say) {
  const isSame = billingAddress.id === shippingAddress.id
  return [
    { title: say('billing_address'), lines: addressLines(billingAddress) },
    { title: say('shipping_address'), lines: isSame ? [say('same_address')] : addressLines(shippingAddress) },
  ]
}

const addressLines = (address: Address): string[] =>
  [
    address.company,
    address.department,
    nameOf(address),
    address.street,
    address.additionalAddressLine1,
    [address.zipcode, address.city].filter(Boolean).join(' '),
    address.country?.translated.name,
  ].filter((line): line is string => Boolean(line))

const nameOf = ({
  title,
  firstName,
  lastName,
}: {
  title?: string | null
  firstName: string
  lastName: string
}): string => [title, firstName, lastName].filter(Boolean).join(' ')

function greetingOf(customer: OrderCustomer, say: Say): string {
  if (customer.lastName === '') return say('greeting_plain')
  const values = {
    name: [customer.title, customer.lastName].filter(Boolean).join(' '),
    fullName: nameOf(customer),
  }
  const key = customer.salutation?.salutationKey
  return say(key === 'mr' || key === 'mrs' ? `greeting_${key}` : 'greeting_other', values)
}

/** A subject is a header: a visitor's text must not begin another one. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
