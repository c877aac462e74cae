import { LRUCache } from 'lru-cache'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { consume, type LimitRefusal } from './consume.ts'
import { toKeys, type LimiterOptions } from './limiter.ts'
import type { LimitName } from './limits.ts'
import { createMemoryStore } from './memory-limiter.ts'

/** The part of a call to the shop that the limits need. */
interface ShopCall {
  method: string
  headers: Record<string, string>
  body: string | null
}
type ShopFetch<Call extends ShopCall> = (url: string, call: Call) => Promise<Response>

/** Maximum number of contexts with a remembered mailbox. */
const MAX_CONTEXTS = 10_000

/**
 * Limits registrations and quote requests to a remote shop, whose own limits count all our visitors as one caller.
 * There is no database, so each process counts on its own, in memory. A refusal has the form of the shop's own.
 */
export function limitFetch<Call extends ShopCall>(
  fetch: ShopFetch<Call>,
  { secret, callerNetwork, log }: LimiterOptions,
): ShopFetch<Call> {
  const store = createMemoryStore()
  /**
   * Mailboxes of guests. Key: token of the context. Owner: this fetch. End: the least recently used one beyond
   * {@link MAX_CONTEXTS}. Gain: the limit of mails holds, though an order does not name its mailbox.
   */
  const mailboxes = new LRUCache<string, string>({ max: MAX_CONTEXTS })
  return async (url, call) => {
    const operation = `${call.method} ${new URL(url).pathname.replace(/^.*?(?=\/(account|checkout)\/)/, '')}`
    const names = OPERATIONS[operation]
    if (!names) return fetch(url, call)
    const email = operation === REGISTER ? emailIn(call.body) : mailboxes.get(call.headers[CONTEXT_TOKEN] ?? '')
    const refusal = await consume(store, names, toKeys(secret, callerNetwork(), { email }))
    if (refusal) {
      log.warn({ event: 'rate-limited', limit: refusal.limit, per: refusal.per }, 'too many requests')
      return refuse(refusal)
    }
    const response = await fetch(url, call)
    const token = response.headers.get(CONTEXT_TOKEN)
    if (operation === REGISTER && response.ok && token && email) mailboxes.set(token, email)
    return response
  }
}

const REGISTER = 'POST /account/register'
const OPERATIONS: Record<string, readonly LimitName[]> = {
  [REGISTER]: ['register'],
  'POST /checkout/order': ['order', 'mail'],
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
