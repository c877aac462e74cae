import { consume, giveBack, type LimitRefusal } from './consume.ts'
import { toKeys, type LimiterOptions } from './limiter.ts'
import type { LimitName } from './limits.ts'
import { createMemoryStore } from './memory-limiter.ts'

/** The part of a call to the shop that the limits need. */
interface ShopCall {
  method: string
  body: string | null
}
type ShopFetch<Call extends ShopCall> = (url: string, call: Call) => Promise<Response>

/**
 * Limits registrations and quote requests to a remote shop, whose own limits count all our visitors as one caller.
 * There may be no database, so each process counts on its own, in memory. What the shop refuses does not count. A refusal has the form of the shop's own. Its mails
 * are the shop's: an order counts for the network alone, and a mailbox for the registration of guests.
 */
export function limitFetch<Call extends ShopCall>(
  fetch: ShopFetch<Call>,
  { secret, callerNetwork, log }: LimiterOptions,
): ShopFetch<Call> {
  const store = createMemoryStore()
  return async (url, call) => {
    const operation = `${call.method} ${new URL(url).pathname.replace(/^.*?(?=\/(account|checkout)\/)/, '')}`
    const names = OPERATIONS[operation]
    if (!names) return fetch(url, call)
    const email = operation === REGISTER ? emailIn(call.body) : undefined
    const keys = toKeys(secret, callerNetwork(), { email })
    const refusal = await consume(store, names, keys)
    if (refusal) {
      log.warn({ event: 'rate-limited', limit: refusal.limit, per: refusal.per }, 'too many requests')
      return refuse(refusal)
    }
    const response = await fetch(url, call)
    // Each look at an empty cart asks whether its request was sent after all.
    if (response.status >= 400 && response.status < 500) await giveBack(store, names, keys)
    return response
  }
}

const REGISTER = 'POST /account/register'
const OPERATIONS: Record<string, readonly LimitName[]> = {
  [REGISTER]: ['register'],
  'POST /checkout/order': ['order'],
}

function emailIn(body: string | null): string | undefined {
  const given: unknown = body === null ? undefined : JSON.parse(body)
  if (typeof given !== 'object' || given === null || !('email' in given)) return undefined
  return typeof given.email === 'string' ? given.email : undefined
}

const refuse = ({ seconds }: LimitRefusal): Response =>
  Response.json(
    {
      errors: [
        {
          status: '429',
          code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
          title: 'Too Many Requests',
          detail: `Too many requests, try again in ${seconds} seconds.`,
          meta: { parameters: { seconds } },
        },
      ],
    },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
