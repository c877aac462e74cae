import { regionTag } from '#contracts/locales.ts'
import { escapeFormula, writeCells } from '#contracts/csv-cells.ts'
import { readDetails } from '#contracts/shop/request-details.ts'
import { placedInOrder } from './quote-request-lines.ts'
import type { RequestForSales } from './request-for-sales.ts'
import { textsIn } from './texts.ts'

/**
 * A quote request as a table for the company's own system. Each row has the number of the request and its customer.
 * Lengths in mm, weights in kg, prices in EUR net; decimals and headings in the language of sales.
 */
export function requestCsv({ order, weights }: Pick<RequestForSales, 'order' | 'weights'>): string {
  const { locale, customer, orderNumber, createdAt } = order
  const say = textsIn(locale)
  const decimals = new Intl.NumberFormat(regionTag(locale), { maximumFractionDigits: 3, useGrouping: false })
  const numberIn = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : decimals.format(value)
  // Swedish dates are those of ISO 8601.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(createdAt)
  const details = readDetails(order.customerComment ?? '')
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
  const headings = [
    say('number'),
    say('date'),
    say('customer_number'),
    say('customer'),
    say('email'),
    say('order_number'),
    say('wished_date'),
    say('position'),
    say('product_number'),
    say('description'),
    say('quantity'),
    say('unit'),
    `${say('thickness')} (mm)`,
    `${say('width')} (mm)`,
    `${say('length')} (mm)`,
    `${say('weight')} (kg)`,
    `${say('unit_price')} (EUR)`,
    `${say('line_total')} (EUR)`,
    say('belongs_to'),
    say('customer_reference'),
    say('line_note'),
  ]
  const rows = placedInOrder(order.lines).map(({ line, guide }, index) => {
    const { productNumber = '', options = [], plastic_format: format, cut_length: cut, reference, note } = line.payload
    return [
      orderNumber,
      day,
      customer.customerNumber,
      [customer.company, name].filter(Boolean).join(', '),
      customer.email,
      details.orderNumber,
      details.wishedDate,
      String(index + 1),
      productNumber,
      [line.label, ...options.map(({ group, option }) => `${group} ${option}`)].join(', '),
      numberIn(line.quantity),
      say('unit_piece'),
      numberIn(format?.strength),
      numberIn(format?.width),
      numberIn(format?.length ?? cut),
      numberIn(weights.get(line.id)),
      numberIn(line.unitPrice),
      numberIn(line.totalPrice),
      guide?.payload.productNumber ?? '',
      reference ?? '',
      note ?? '',
    ].map(escapeFormula)
  })
  // The byte order mark identifies UTF-8 for spreadsheets.
  return `\uFEFF${writeCells([headings, ...rows])}`
}
