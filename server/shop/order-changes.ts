import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import type { OrderMark } from './order-mark.ts'
import { ORDER, rememberChanges } from './repeated-changes.ts'
import { createVisitorQueues, orAborted, type Turn, type VisitorLocks } from './visitor-queues.ts'

type CallInit = Parameters<ServiceFetch>[1]

/** Seconds after which a visitor whose line is full should try again. */
const RETRY_AFTER = 2

/** Milliseconds for which a Shopware works on an order at most, after its visitor has given up. */
const LONGEST_ORDER = 60_000

const CHANGES = Object.entries(SHOP_TRAITS)
  .filter(([, { kind }]) => kind === 'write')
  .map(([operation]) => operation)
/** A Shopware stores the cart in each of its reads. */
const READ_CART = 'GET /checkout/cart'

/** `POST /checkout/order`, if the call changes something or reads the cart. */
const operationOf = (method: string, url: string): string | undefined => {
  const { pathname } = new URL(url)
  return [...CHANGES, READ_CART].find((operation) => {
    const [verb, path = ''] = operation.split(' ')
    return verb === method && pathname.endsWith(path)
  })
}

const withToken = (init: CallInit, token: string): CallInit => ({
  ...init,
  headers: { ...init.headers, [CONTEXT_TOKEN]: token },
})

interface OrderedOptions {
  /** Of several processes; undefined for one, or behind a balancer that keeps a visitor with one. */
  locks?: VisitorLocks | undefined
  /** Field of an order that has the key of its form; undefined if the company uses all of them. */
  markField?: OrderMark | undefined
}

/**
 * Adds what a Shopware lacks (docs/decisions/0017). It loses changes of one cart that meet, also with a read, and repeats
 * a change that is sent again. Changes of one context token take place one after the other, and reads of its cart
 * between them. Waiting counts towards the call's time limit. A change with an idempotency key takes place once.
 */
export function orderChanges(fetch: ServiceFetch, { locks, markField }: OrderedOptions = {}): ServiceFetch {
  const takeTurn = createVisitorQueues(locks)
  const changes = rememberChanges(fetch, markField)

  return async function ordered(url, init): Promise<Response> {
    const token = init.headers[CONTEXT_TOKEN]
    const operation = operationOf(init.method, url)
    if (!operation || !token) return fetch(url, init)
    const turn = await takeTurn(token, operation === READ_CART ? 'read' : 'change', init.signal)
    if (!turn) return tooMany()
    let next: string | undefined
    let isLeft = false
    try {
      const repeat = await changes.find(operation, url, init)
      if (repeat && 'response' in repeat) return repeat.response
      next = repeat?.token ?? turn.successor()
      if (next === undefined) {
        init.signal.throwIfAborted()
        const change = makeChange(operation, url, init, turn)
        // A lost order goes on in the shop. Sent again meanwhile, it waits for this one.
        isLeft = true
        await orAborted(change, init.signal)
        return await change
      }
    } finally {
      if (!isLeft) turn.end()
    }
    return ordered(url, withToken(init, next))
  }

  /** The turn ends with the shop's answer. */
  async function makeChange(operation: string, url: string, init: CallInit, turn: Turn): Promise<Response> {
    try {
      const signal = operation === ORDER ? AbortSignal.timeout(LONGEST_ORDER) : init.signal
      const response = await changes.make(operation, url, { ...init, signal })
      const given = response.headers.get(CONTEXT_TOKEN)
      if (response.ok && given && given !== init.headers[CONTEXT_TOKEN]) turn.replaceToken(given)
      return response
    } finally {
      turn.end()
    }
  }
}

const tooMany = (): Response =>
  Response.json(
    {
      errors: [
        {
          status: '429',
          code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
          title: 'Too Many Requests',
          detail: `Too many changes at once, try again in ${RETRY_AFTER} seconds.`,
          meta: { parameters: { seconds: RETRY_AFTER } },
        },
      ],
    },
    { status: 429, headers: { 'retry-after': String(RETRY_AFTER) } },
  )
