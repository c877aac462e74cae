import { ERROR_LEVEL } from '#contracts/shop/cart.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { CONTEXT_TOKEN, IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { findMarkedOrder, markOrder, type OrderMark } from './order-mark.ts'

type CallInit = Parameters<ServiceFetch>[1]

/** Milliseconds after which a form that is sent again is another one. */
const LIFE = 600_000
/** Characters of all remembered responses. An order has about 20,000. */
const MOST_TEXT = 20_000_000

interface FirstResponse {
  /** Body of the call. */
  body: string | null
  text: string
  status: number
  /** The visitor's token after the change. */
  token: string | undefined
}

/** How to handle a call: return this response, or pass the call on with this token. */
export type Repeat = { response: Response } | { token: string } | undefined

/**
 * Remembers the changes that were made under an idempotency key, which a Shopware ignores. Key: operation, context
 * token and idempotency key. Owner: the client of a remote shop, one per process. End: ten minutes, the least recently
 * used one beyond 20 MB. Gain: a form that is sent twice is one quote request, one guest, one addition.
 */
export function rememberChanges(fetch: ServiceFetch, markField?: OrderMark) {
  const changes = new LRUCache<string, FirstResponse>({
    max: 10_000,
    ttl: LIFE,
    maxSize: MOST_TEXT,
    sizeCalculation: ({ text, body }, name) => text.length + (body?.length ?? 0) + name.length,
  })
  const nameOf = (operation: string, { headers }: CallInit) =>
    REPEATABLE.has(operation) && headers[IDEMPOTENCY_KEY]
      ? `${operation} ${headers[CONTEXT_TOKEN]} ${headers[IDEMPOTENCY_KEY]}`
      : undefined

  /** The current cart if it still has each added line. A line that was removed since then is added again. */
  async function cartWithLines(url: string, { headers, signal, body }: CallInit): Promise<Response | undefined> {
    const init = { method: 'GET', headers, body: null, signal, redirect: 'manual' as const }
    const response = await fetch(url.replace(/\/line-item$/, ''), init)
    const text = await response.text()
    if (!response.ok) return undefined
    const ids = cartSchema.parse(JSON.parse(text)).lineItems.map(({ id }) => id)
    const { items } = additionSchema.parse(JSON.parse(body ?? ''))
    return items.every(({ id }) => ids.includes(id)) ? new Response(text, { headers: response.headers }) : undefined
  }

  /** Remembers a response under the key of its call, and returns it. */
  async function keep(operation: string, init: CallInit, response: Response): Promise<Response> {
    const name = nameOf(operation, init)
    if (name === undefined || !response.ok) return response
    const token = response.headers.get(CONTEXT_TOKEN) ?? undefined
    const first = { body: init.body, text: await response.text(), status: response.status, token }
    if (operation !== ADD || isAdded(first.text)) changes.set(name, first)
    return toResponse(first)
  }

  return {
    /** Finds the first response to a call, by its operation `POST /checkout/order`. */
    async find(operation: string, url: string, init: CallInit): Promise<Repeat> {
      const name = nameOf(operation, init)
      const first = name === undefined ? undefined : changes.get(name)
      if (!first) {
        const order = operation === ORDER && markField && (await findMarkedOrder(fetch, markField, url, init))
        return order ? { response: order } : undefined
      }
      if (operation === ADD) {
        const response = await cartWithLines(url, init)
        return response && { response }
      }
      // The same form with another address: its visitor has the first response's token by right.
      if (operation === REGISTER && first.body !== init.body) return first.token ? { token: first.token } : undefined
      return { response: toResponse(first) }
    },

    /** Makes a change and remembers its response. */
    async make(operation: string, url: string, init: CallInit): Promise<Response> {
      const sent = operation === ORDER && markField ? markOrder(markField, init) : init
      return keep(operation, init, await fetch(url, sent))
    },
  }
}

const ADD = 'POST /checkout/cart/line-item'
const REGISTER = 'POST /account/register'
export const ORDER = 'POST /checkout/order'
const REPEATABLE: ReadonlySet<string> = new Set([ADD, REGISTER, ORDER])

const additionSchema = z.object({ items: z.array(z.object({ id: z.string() })) })
const errorSchema = z.object({ level: z.number() })
/** The parts of a cart that are read here. Its errors are `[]` or keyed by error id. */
const cartSchema = z.object({
  lineItems: z.array(z.object({ id: z.string() })).default([]),
  errors: z.union([z.array(errorSchema), z.record(z.string(), errorSchema)]).default([]),
})

const isAdded = (text: string): boolean =>
  Object.values(cartSchema.parse(JSON.parse(text)).errors).every(({ level }) => level < ERROR_LEVEL)

const toResponse = ({ text, status, token }: FirstResponse): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json', ...(token ? { [CONTEXT_TOKEN]: token } : {}) },
  })
