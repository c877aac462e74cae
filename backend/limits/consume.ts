import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { LIMITS, type Limit, type LimitName, type Per } from './limits.ts'

/** Counts one limit. `prefix` tells it from the others in the same store. */
export type LimitStore = (prefix: string, limit: Limit) => RateLimiterAbstract

/** Keys of whom a request counts for; a limit whose key is missing does not hold. */
export type LimitKeys = Partial<Record<Per, string | undefined>>

export interface LimitRefusal {
  limit: LimitName
  per: Per
  /** Until the next attempt can succeed; at least 1. */
  seconds: number
}

/**
 * Takes a point from every limit of these operations, in their order.
 * @returns the first limit that has none left, or undefined. Points taken before stay taken: undo the transaction.
 */
export async function consume(
  store: LimitStore,
  names: readonly LimitName[],
  keys: LimitKeys,
): Promise<LimitRefusal | undefined> {
  for (const name of names) {
    for (const limit of LIMITS[name]) {
      const key = keys[limit.per]
      if (key === undefined) continue
      const seconds = await take(store(`${name}-${limit.per}-${limit.seconds}`, limit), key)
      if (seconds !== undefined) return { limit: name, per: limit.per, seconds }
    }
  }
  return undefined
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (reason) {
    // The library rejects with this when there are no points left, and with an Error when the store fails.
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}
