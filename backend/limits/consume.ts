import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { LIMITS, type Limit, type LimitName, type Per } from './limits.ts'

/** Counts one limit. `prefix` separates it from the others in the same store. */
export type LimitStore = (prefix: string, limit: Limit) => RateLimiterAbstract

/** Keys of the caller and the mailbox. A limit without its key does not apply. */
export type LimitKeys = Partial<Record<Per, string | undefined>>

export interface LimitRefusal {
  limit: LimitName
  per: Per
  /** Seconds until an attempt can succeed; at least 1. */
  seconds: number
}

/**
 * Takes a point from each limit of these operations, in order.
 * @returns the first limit without points, or undefined. Points taken before stay taken: undo the transaction.
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
      const seconds = await take(store(prefixOf(name, limit), limit), key)
      if (seconds !== undefined) return { limit: name, per: limit.per, seconds }
    }
  }
  return undefined
}

/** Returns the points that `consume` took for an operation that was then refused. */
export async function giveBack(store: LimitStore, names: readonly LimitName[], keys: LimitKeys): Promise<void> {
  for (const name of names) {
    for (const limit of LIMITS[name]) {
      const key = keys[limit.per]
      if (key !== undefined) await store(prefixOf(name, limit), limit).reward(key)
    }
  }
}

/** Ends the counts of an operation for the mailbox of the keys. */
export async function release(store: LimitStore, name: LimitName, keys: LimitKeys): Promise<void> {
  for (const limit of LIMITS[name]) {
    const key = limit.per === 'address' ? undefined : keys[limit.per]
    if (key !== undefined) await store(prefixOf(name, limit), limit).delete(key)
  }
}

const prefixOf = (name: LimitName, { per, seconds }: Limit): string => `${name}-${per}-${seconds}`

async function take(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (reason) {
    // The library rejects with this if no points are left, and with an Error if the store fails.
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}
