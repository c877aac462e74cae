import type { Transaction } from '#backend/database/database.ts'
import { ShopError } from './shop-error.ts'
import type { ShopContext } from './shop-context.ts'
import type { Limiter, LimitSubject } from '#backend/limits/limiter.ts'
import type { LimitName } from '#backend/limits/limits.ts'

/**
 * Counts the operation.
 * @throws ShopError 429 with the seconds to wait, as Shopware does.
 */
export async function enforceLimits(limiter: Limiter, tx: Transaction, names: readonly LimitName[], email: string) {
  const refusal = await limiter.refuse(tx, names, { email })
  if (!refusal) return
  const { seconds } = refusal
  throw new ShopError(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', `Too many requests, try again in ${seconds} seconds.`, {
    parameters: { seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}

/**
 * Counts an attempt to prove an identity, whether it succeeds or not.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function countAttempt({ db, limiter }: ShopContext, name: LimitName, subject: LimitSubject) {
  const refusal = await db.transaction((tx) => limiter.refuse(tx, [name], subject))
  if (!refusal) return
  const { seconds } = refusal
  throw new ShopError(429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', `Customer auth throttled for ${seconds} seconds.`, {
    parameters: { seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}
