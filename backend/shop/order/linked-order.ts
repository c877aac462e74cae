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
  const { zipcode: known } = order.billingAddress
  if (zipcode === '' && known) throw notAuthenticated()
  const isGuest =
    email.toLowerCase() === order.customer.email.toLowerCase() && zipcode.toUpperCase() === (known ?? '').toUpperCase()
  if (!isGuest) {
    throw new ShopError(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.')
  }
  return order
}

async function readByCode(db: Database, code: string) {
  const isRecent = sql`${shopOrder.createdAt} > now() - make_interval(days => ${REQUEST_LINK_DAYS})`
  const { id, customerId, customer, billingAddress } = shopOrder
  const [order] = await db
    .select({ id, customerId, customer, billingAddress })
    .from(shopOrder)
    .where(and(eq(shopOrder.deepLinkCode, code), isRecent))
  return order
}

const notAuthenticated = (): ShopError =>
  new ShopError(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.')
