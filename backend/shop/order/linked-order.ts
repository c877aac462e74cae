import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { countAttempt } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'

/** Days for which the link in the mail of a quote request opens it. */
const REQUEST_LINK_DAYS = 90

/** Data that a reader of the mail knows. */
interface LinkProof {
  email?: unknown
  zipcode?: unknown
}

/**
 * Finds the quote request of a link. The caller knows the customer's e-mail address and the zip code of the billing
 * address; empty values count as none, as in a Shopware. Attempts are counted for each link.
 * @throws ShopError 403 for an unknown or ended link and for other data, 429 after too many attempts.
 */
export async function findLinkedOrder(code: string, { email, zipcode }: LinkProof, context: ShopContext) {
  if (typeof email !== 'string' || typeof zipcode !== 'string' || email === '') throw notAuthenticated()
  await countAttempt(context, 'orderLink', { link: code })
  const order = await readByCode(context.db, code)
  if (order === undefined) throw notAuthenticated()
  // Some countries have no zip codes.
  if (zipcode === '' && order.billingAddress.zipcode) throw notAuthenticated()
  if (!proves({ email, zipcode }, order)) throw wrongCredentials()
  return order
}

/** Whether someone knows the e-mail address and the zip code of a quote request. */
export const proves = (
  { email, zipcode }: { email: string; zipcode: string },
  { customer, billingAddress }: Pick<typeof shopOrder.$inferSelect, 'customer' | 'billingAddress'>,
): boolean =>
  email.toLowerCase() === customer.email.toLowerCase() &&
  zipcode.toUpperCase() === (billingAddress.zipcode ?? '').toUpperCase()

/** Whether the links of a quote request still open it. */
export const IS_RECENT = sql`${shopOrder.createdAt} > now() - make_interval(days => ${REQUEST_LINK_DAYS})`

async function readByCode(db: Database, code: string) {
  const { id, customerId, customer, billingAddress } = shopOrder
  const [order] = await db
    .select({ id, customerId, customer, billingAddress })
    .from(shopOrder)
    .where(and(eq(shopOrder.deepLinkCode, code), IS_RECENT))
  return order
}

export const notAuthenticated = (): ShopError =>
  new ShopError(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.')

export const wrongCredentials = (): ShopError =>
  new ShopError(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.')
