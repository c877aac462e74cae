import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { readSenderId } from './own-order.ts'

/**
 * A document of an order. The shop makes none: the sheet of a quote request is made by the site, which knows its texts.
 * @throws ShopError 404, as a Shopware for an unknown document.
 */
export async function downloadDocument({ path: { documentId } }: { path: { documentId: string } }): Promise<never> {
  const detail = `The document with id "${documentId}" is invalid or could not be found.`
  throw new ShopError(404, 'DOCUMENT__DOCUMENT_NOT_FOUND', detail, { parameters: { documentId } })
}

/**
 * A file that was bought. The shop sells none.
 * @throws ShopError 403 without a customer or guest, else 404.
 */
export async function downloadOrderFile(
  { path: { downloadId } }: { path: { downloadId: string } },
  context: ShopContext,
): Promise<never> {
  await readSenderId(context)
  const detail = `Line item download file with id "${downloadId}" not found.`
  throw new ShopError(404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND', detail, { parameters: { downloadId } })
}
