import { createHash } from 'node:crypto'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customer, shopOrder } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { releaseSession } from '#backend/shop/session/release-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import { findSuccessor, lockToken } from '#backend/shop/session/replaced-token.ts'
import { rotateSession } from '#backend/shop/session/rotate-session.ts'
import { readSession } from '#backend/shop/session/session.ts'
import { readCustomer } from './find-customer.ts'
import type { FoundCustomer } from './find-customer.ts'
import { insertCustomer } from './insert-customer.ts'
import type { Registration } from './registration.ts'

/**
 * Registers a guest: a customer without password, known by the context alone. The token rotates; cart and session move
 * along. A guest who registers again, to correct an address, becomes a new one. With an idempotency key the same
 * request may be repeated with the old token for a minute; it returns the same guest and token.
 */
export async function registerGuest(
  given: Registration,
  unspecified: string,
  context: ShopContext,
): Promise<FoundCustomer> {
  const registering = { key: readIdempotencyKey(context.idempotencyKey), bodyHash: hashOf(given) }
  const { registered, token } = await context.db.transaction(async (tx) => {
    await lockToken(tx, context.token)
    const successor = context.isNewToken ? undefined : await findSuccessor(tx, context.token, registering)
    const from = { isNewToken: context.isNewToken, token: successor?.token ?? context.token }
    await lockSession(tx, from)
    const repeated = successor?.isSame ? await readSession(tx, successor.token) : undefined
    const known = repeated && (await readCustomer(tx, context.languageCode, repeated))
    if (known) return { registered: known, token: repeated.token }
    await enforceLimits(context.limiter, tx, ['register'], given.email)
    const before = await releaseSession(tx, from)
    const customerId = await insertCustomer(tx, given, { languageId: context.languageId, unspecified })
    const updated = { ...before, customerId, billingAddressId: null, shippingAddressId: null }
    const session = await rotateSession(tx, updated, registering)
    if (before.customerId !== null) await forget(tx, before.customerId)
    return { registered: await readCustomer(tx, context.languageCode, session), token: session.token }
  })
  if (registered === null) throw new Error('The guest was not stored')
  context.rotateToken(token)
  return registered
}

/**
 * Returns the hash of a registration without its storefront and password. The storefront may differ between processes
 * without a PUBLIC_URL, and guests do not need a password.
 */
const hashOf = (given: Registration): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...given, storefrontUrl: '', password: '' }))
    .digest('hex')

/** Deletes a guest without quote requests. After a rotation no token leads to the guest, so nothing needs the data. */
async function forget(tx: Transaction, customerId: string): Promise<void> {
  const orders = tx
    .select({ one: sql`1` })
    .from(shopOrder)
    .where(eq(shopOrder.customerId, customerId))
  await tx.delete(customer).where(and(eq(customer.id, customerId), customer.guest, notExists(orders)))
}
