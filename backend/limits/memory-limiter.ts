import { RateLimiterMemory } from 'rate-limiter-flexible'
import { consume, type LimitRefusal, type LimitStore } from './consume.ts'
import { type LimiterOptions, toKeys } from './limiter.ts'
import type { LimitName } from './limits.ts'

/** Counts of one process, in memory: for what writes nothing to a database, or has none. */
export function createMemoryStore(): LimitStore {
  const limiters = new Map<string, RateLimiterMemory>()
  return (keyPrefix, { points, seconds: duration }) => {
    const limiter = limiters.get(keyPrefix) ?? new RateLimiterMemory({ keyPrefix, points, duration })
    limiters.set(keyPrefix, limiter)
    return limiter
  }
}

/** Counts an operation for the caller's network, and returns the limit that it exceeds. */
export type CountInMemory = (name: LimitName) => Promise<LimitRefusal | undefined>

export const UNCOUNTED: CountInMemory = async () => undefined

export function countInMemory({ secret, callerNetwork, log }: LimiterOptions): CountInMemory {
  const store = createMemoryStore()
  return async (name) => {
    const refusal = await consume(store, [name], toKeys(secret, callerNetwork(), {}))
    if (refusal) log.warn({ event: 'rate-limited', limit: refusal.limit, per: refusal.per }, 'too many requests')
    return refusal
  }
}
