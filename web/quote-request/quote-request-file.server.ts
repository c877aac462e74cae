import type { RouterContextProvider } from 'react-router'
import type { Order } from '#contracts/shop/order.ts'
import { printerContext, shopContext, siteContext } from '#web/app/context.ts'
import { printedFile } from '#web/app/printed-file.ts'
import { toListLines } from '#web/cart/list-entry/cart-lines.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { readRequestSheet, requestFileName } from './quote-request-sheet.server.ts'
import { isProductLine } from './shop-sums.ts'

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
  const headers = {
    ...PRIVATE,
    'content-disposition': `attachment; filename="${requestFileName(order, kind)}"`,
  }
  if (kind === 'csv') return listFile(order, headers)
  const { company, listingLimit } = context.get(siteContext)
  const sheet = await readRequestSheet(context.get(shopContext), order, { company, listingLimit, locale: getLocale() })
  return printedFile(() => context.get(printerContext).pdf(sheet), { ...headers, 'content-type': 'application/pdf' })
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

// The byte order mark identifies UTF-8 for spreadsheets.
const listFile = ({ lineItems }: Order, headers: Record<string, string>): Response =>
  new Response(`\ufeff${writeList(toListLines((lineItems ?? []).filter(isProductLine)))}`, {
    headers: { ...headers, 'content-type': 'text/csv; charset=utf-8' },
  })
