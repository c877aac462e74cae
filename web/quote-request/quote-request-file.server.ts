import type { RouterContextProvider } from 'react-router'
import type { Order } from '#contracts/shop/order.ts'
import { printerContext, shopContext, siteContext } from '#web/app/context.ts'
import { printedFile } from '#web/app/printed-file.ts'
import { toListLines } from '#web/cart/list-entry/cart-lines.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { composeRequestSheet } from './quote-request-pdf.server.ts'
import { isProductLine } from './shop-sums.ts'
import { toSentRequest } from './to-sent-quote-request.ts'

/** Fields of a product that its weight needs. */
const WEIGHED = {
  product: ['id', 'weight', ...['cut', 'format'].map((fact) => `customFields.profilwerk.${fact}`)],
}

/**
 * Returns a quote request as a file: `pdf` to print, or `csv` as a list that can be entered again. 404 without a
 * request or for another kind. It must not be cached.
 */
export async function requestFile(
  context: Readonly<RouterContextProvider>,
  order: Order | undefined,
  kind: string,
): Promise<Response> {
  if (order === undefined || (kind !== 'pdf' && kind !== 'csv'))
    return new Response(null, { status: 404, headers: PRIVATE })
  const name = `${order.orderNumber.replaceAll(/[^\w.-]+/g, '-')}.${kind}`
  if (kind === 'csv') return listFile(order, name)
  const { company, listingLimit } = context.get(siteContext)
  const value = (order.lineItems ?? []).filter(isProductLine).flatMap(({ referencedId }) => referencedId ?? [])
  const filter = [{ type: 'equalsAny' as const, field: 'id', value }]
  const products =
    value.length === 0
      ? []
      : await readAllProducts(context.get(shopContext), { filter, includes: WEIGHED }, listingLimit)
  const sheet = composeRequestSheet({
    number: order.orderNumber,
    state: order.stateMachineState?.translated.name ?? '',
    request: toSentRequest(order),
    products: new Map(products.map((product) => [product.id, product])),
    company,
    locale: getLocale(),
  })
  return printedFile(() => context.get(printerContext).pdf(sheet), {
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${m.requests_file()}-${name}"`,
  })
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function listFile({ lineItems }: Order, name: string): Response {
  // The byte order mark identifies UTF-8 for spreadsheets.
  return new Response(`\ufeff${writeList(toListLines((lineItems ?? []).filter(isProductLine)))}`, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${m.requests_file()}-${name}"`,
    },
  })
}
