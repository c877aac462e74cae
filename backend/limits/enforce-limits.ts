import type { Transaction } from '#backend/database/open.ts'
import { ShopError } from '#backend/shop/http/shop-error.ts'
import type { Limiter } from './limiter.ts'
import type { LimitName } from './limits.ts'

/** @throws ShopError 429 with the seconds to wait, as a Shopware's throttles do. */
export async function enforceLimits(limiter: Limiter, tx: Transaction, names: readonly LimitName[], email: string) {
  const refusal = await limiter.refuse(tx, names, email)
  if (!refusal) return
  const { seconds } = refusal
  throw new ShopError(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', `Too many requests, try again in ${seconds} seconds.`, {
    parameters: { seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}
