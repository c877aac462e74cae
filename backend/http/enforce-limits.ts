import type { Transaction } from '#backend/database/database.ts'
import { ShopError } from './shop-error.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
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
