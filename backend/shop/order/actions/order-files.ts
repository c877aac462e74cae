import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { readSenderId } from './own-order.ts'

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
