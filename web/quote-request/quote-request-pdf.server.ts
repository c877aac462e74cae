import type { Company } from '#contracts/company.ts'
import { languageTag } from '#contracts/locales.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Address } from '#contracts/shop/customer.ts'
import type { Product } from '#contracts/shop/product.ts'
import { weightOfPieces } from '#contracts/shop/weight-of-pieces.ts'
import type { PrintedDocument, PrintedPart } from '#printing/printed-document.ts'
import { lineFacts } from '#web/cart/line-facts.tsx'
import type { QuoteRequestPosition } from './quote-request-positions.ts'
import { formatNumber, formatPrice, formatUnitPrice, formatWeight } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import type { SentRequestView } from './to-sent-quote-request.ts'

interface RequestSheetContent {
  number: string
  state: string
  request: SentRequestView
  /** The products of the lines, as far as the shop still has them, by id. */
  products: ReadonlyMap<string, Product>
  company: Company
  locale: Locale
}

const paragraph = (text: string): PrintedPart => ({ kind: 'paragraph', text })

/** A quote request on paper: its positions with format, cut length and weight, and the addresses. */
export function composeRequestSheet(content: RequestSheetContent): PrintedDocument {
  const { number, state, request, company, locale } = content
  const { legalName, street, zipcode, city, phone, mail, name, claim } = company
  const { billing, shipping, sentAt, comment, totals, vat } = request
  const tax = totals.taxState ?? 'unknown'
  const customer = billing && (billing.company ?? fullName(billing))
  const total = totals.onRequest > 0 ? m.cart_on_request() : formatPrice(totals.total)
  const head = [m.checkout_sent_on({ date: formatDate(sentAt, locale) }), state, customer]
  return {
    language: languageTag(locale),
    title: m.requests_sheet_title(),
    name: number,
    line: head.filter(Boolean).join('  |  '),
    author: legalName,
    keywords: number,
    company: {
      name,
      colour: company.colours.brand,
      claim: claim[locale],
      address: `${legalName} · ${street} · ${zipcode} ${city}`,
      contact: `${phone} · ${mail}`,
    },
    pageText: m.sheet_page({ number: '{page}', count: '{pages}' }),
    date: sentAt,
    figures: [],
    parts: [
      positionsTable(content),
      ...totals.extras.map(({ name: extra, price }) => paragraph(`${extra}: ${formatPrice(price)}`)),
      ...(totals.shipping > 0 ? [paragraph(`${m.cart_shipping()}: ${formatPrice(totals.shipping)}`)] : []),
      paragraph(`${m.cart_total({ tax })}: ${total}`),
      ...detailPairs(request.lines),
      {
        kind: 'pairs',
        title: m.requests_addresses(),
        rows: [
          { name: m.checkout_billing(), value: addressText(billing) },
          { name: m.checkout_delivery(), value: shipping ? addressText(shipping) : m.checkout_same_as_billing() },
          ...(vat ? [vat] : []),
        ],
      },
      ...(comment ? [{ kind: 'bullets' as const, title: m.checkout_your_comment(), items: comment.split('\n') }] : []),
      { kind: 'paragraph', text: m.checkout_non_binding() },
    ],
  }
}

/** Rows have one line each: the rest is in the details below. */
function positionsTable({ request: { lines, totals }, products, locale }: RequestSheetContent): PrintedPart {
  const weights = lines.map((line) => weightOfPieces(products.get(line.productId) ?? {}, line))
  const known = weights.filter((weight) => weight !== undefined)
  const sum = known.reduce((all, weight) => all + weight, 0)
  const notes = [
    m.requests_weights({ weight: formatWeight(sum, locale) }),
    ...(known.length < lines.length ? [m.requests_weights_missing({ count: lines.length - known.length })] : []),
  ]
  return {
    kind: 'table',
    title: m.cart_positions(),
    note: known.length === 0 ? '' : notes.join(' '),
    columns: [
      { title: m.checkout_position(), numeric: false },
      { title: m.product_number(), numeric: false },
      { title: m.checkout_product(), numeric: false },
      { title: m.requests_size(), numeric: true },
      { title: m.checkout_quantity(), numeric: true },
      { title: 'kg', numeric: true },
      { title: m.checkout_unit_price({ tax: totals.taxState ?? 'unknown' }), numeric: true },
      { title: m.checkout_line_price(), numeric: true },
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      line.productNumber,
      line.name,
      sizeText(line),
      formatNumber(line.quantity, 0, locale),
      weightText(weights[index], locale),
      line.unitPrice === undefined ? m.cart_on_request() : formatUnitPrice(line.unitPrice),
      line.linePrice === undefined ? '–' : formatPrice(line.linePrice),
    ]),
  }
}

/** A part of 3 g does not weigh 0 kg. */
const weightText = (weight: number | undefined, locale: Locale): string =>
  weight === undefined ? '–' : formatNumber(weight, weight < 0.005 ? 3 : 2, locale)

const sizeText = ({ format, cutLength }: QuoteRequestPosition): string =>
  lineFacts({ options: [], format, cutLength })
    .map(({ value }) => value)
    .join(', ')

/** Options, reference and note of the positions that have some. */
function detailPairs(lines: readonly QuoteRequestPosition[]): PrintedPart[] {
  const rows = lines.flatMap((line, index) => {
    const { options, reference, note } = line
    const texts = [
      ...lineFacts({ options, format: undefined, cutLength: undefined }).map(({ name, value }) => `${name} ${value}`),
      ...(reference ? [`${m.cart_reference()}: ${reference}`] : []),
      ...(note ? [note] : []),
    ]
    return texts.length === 0 ? [] : [{ name: `${index + 1}  ${line.productNumber}`, value: texts.join(', ') }]
  })
  return rows.length === 0 ? [] : [{ kind: 'pairs', title: m.requests_details(), rows }]
}

const addressText = (address: Address | undefined): string =>
  address === undefined
    ? ''
    : [
        address.company,
        address.department,
        fullName(address),
        address.street,
        [address.zipcode, address.city].filter(Boolean).join(' '),
        address.country?.translated.name,
      ]
        .filter(Boolean)
        .join('\n')

const fullName = ({ title, firstName, lastName }: Address): string =>
  [title, firstName, lastName].filter(Boolean).join(' ')
