import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { AS_STORED } from '#backend/shop/cart/cart-products.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { orderStruct } from '#backend/shop/order/order-struct.ts'
import { readOrder } from '#backend/shop/order/read-order.ts'
import { languageCodeOf } from '#backend/database/schema/languages.ts'
import { findOwnDocument, noDocument } from './own-document.ts'
import type { PrintRequest } from './print-request.ts'

interface Given {
  path: { documentId: string; deepLinkCode: string }
  query?: { download?: string }
  body: { email?: string; zipcode?: string }
}

/** Seconds. */
const RETRY_AFTER = '5'
/** Words that PHP reads as true. */
const TRUE = new Set(['1', 'true', 'on', 'yes'])

/**
 * Sends the PDF of a quote request to its sender, in the language of its mails. As in a 6.6, the header `accept` does
 * not matter. The official client always asks for JSON, which a 6.7 refuses.
 * @param print undefined if this installation prints none: then each document is unknown.
 * @throws ShopError as {@link findOwnDocument}; 503 while too many wait.
 */
export const downloadDocument =
  (print: PrintRequest | undefined) =>
  async ({ path, query, body }: Given, context: ShopContext): Promise<undefined> => {
    const documentId = checkId(path.documentId)
    if (print === undefined) throw noDocument(documentId)
    const { orderId, locale } = await findOwnDocument(documentId, path.deepLinkCode, body, context)
    const order = await readOrder({ db: context.db, ...AS_STORED }, orderId)
    const printed = await print(
      orderStruct(order, () => true, languageCodeOf(order.languageId)),
      locale,
    )
    if (printed === undefined) throw busy()
    const isSaved = TRUE.has((query?.download ?? '').toLowerCase())
    context.sendFile({ bytes: printed.pdf, type: 'application/pdf', name: printed.name, isSaved })
    return undefined
  }

const busy = (): ShopError =>
  new ShopError(503, '0', 'Too many files are waiting to be printed.', { headers: { 'Retry-After': RETRY_AFTER } })
