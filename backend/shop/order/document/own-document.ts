import { eq, sql } from 'drizzle-orm'
import { customer, shopOrder } from '#backend/database/schema/sales.ts'
import { countAttempt } from '#backend/http/enforce-limits.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { IS_RECENT, notAuthenticated, proves, wrongCredentials } from '#backend/shop/order/linked-order.ts'
import { readSession } from '#backend/shop/session/session.ts'
import { documentCode } from './order-document.ts'

const { id, customerId, deepLinkCode, locale, billingAddress, customer: sender } = shopOrder
const COLUMNS = {
  id,
  customerId,
  deepLinkCode,
  locale,
  billingAddress,
  customer: sender,
  isOfGuest: customer.guest,
  isRecent: sql<boolean>`${IS_RECENT}`,
}

/**
 * Finds the quote request of a document for a caller who may read it. That is its sender, who is logged in. A guest may
 * do without a session, by e-mail address and zip code. The checks are those of Shopware's `DocumentRoute`, in its order.
 * @throws ShopError 404 for an unknown document or code, 403 for other callers, 429 after too many attempts.
 */
export async function findOwnDocument(
  documentId: string,
  code: string,
  proof: unknown,
  context: ShopContext,
): Promise<{ orderId: string; locale: typeof shopOrder.$inferSelect.locale }> {
  const { db, token, isNewToken } = context
  const [order] = await db
    .select(COLUMNS)
    .from(shopOrder)
    .leftJoin(customer, eq(customer.id, shopOrder.customerId))
    .where(eq(shopOrder.id, documentId))
  if (order === undefined) throw noDocument(documentId)
  // Its customer has deleted the account.
  if (order.customerId === null) throw notLoggedIn()
  const session = isNewToken ? undefined : await readSession(db, token)
  const isSender = session?.customerId === order.customerId
  if (!isSender && order.isOfGuest !== true) throw notLoggedIn()
  if (!isSender) await countAttempt(context, 'orderLink', { link: documentId })
  if (code !== documentCode(order)) throw noDocument(documentId)
  if (!isSender) checkGuest(order, proof)
  return { orderId: order.id, locale: order.locale }
}

function checkGuest(order: { isRecent: boolean } & Parameters<typeof proves>[1], proof: unknown): void {
  const given = { email: readBodyText(proof, 'email'), zipcode: readBodyText(proof, 'zipcode') }
  if (given.email === '' || given.zipcode === '' || !order.isRecent) throw notAuthenticated()
  if (!proves(given, order)) throw wrongCredentials()
}

/** The error for an unknown document. */
export const noDocument = (documentId: string): ShopError =>
  new ShopError(
    404,
    'DOCUMENT__DOCUMENT_NOT_FOUND',
    `The document with id "${documentId}" is invalid or could not be found.`,
    { parameters: { documentId } },
  )
