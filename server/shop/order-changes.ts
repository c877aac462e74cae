import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { rememberChanges } from './repeated-changes.ts'
import { createVisitorQueues } from './visitor-queues.ts'

type CallInit = Parameters<ServiceFetch>[1]

/** Seconds after which a visitor whose line is full should try again. */
const RETRY_AFTER = 2

const CHANGES = Object.entries(SHOP_TRAITS)
  .filter(([, { kind }]) => kind === 'write')
  .map(([operation]) => operation)

/** `POST /checkout/order`, if the call changes something. */
const changeOf = (method: string, url: string): string | undefined => {
  const { pathname } = new URL(url)
  return CHANGES.find((operation) => {
    const [verb, path = ''] = operation.split(' ')
    return verb === method && pathname.endsWith(path)
  })
}

const withToken = (init: CallInit, token: string): CallInit => ({
  ...init,
  headers: { ...init.headers, [CONTEXT_TOKEN]: token },
})

/**
 * Adds what a Shopware lacks (docs/decisions/0017). It loses simultaneous changes of one cart, and repeats a change
 * that is sent again. The changes of one context token take place one after the other. Waiting counts towards the
 * call's time limit. A change with an idempotency key takes place once.
 */
export function orderChanges(fetch: ServiceFetch): ServiceFetch {
  const takeTurn = createVisitorQueues()
  const changes = rememberChanges(fetch)

  return async function ordered(url, init): Promise<Response> {
    const token = init.headers[CONTEXT_TOKEN]
    const operation = changeOf(init.method, url)
    if (!operation || !token) return fetch(url, init)
    const turn = await takeTurn(token, init.signal)
    if (!turn) return tooMany()
    let next: string | undefined
    try {
      const repeat = await changes.find(operation, url, init)
      if (repeat && 'response' in repeat) return repeat.response
      next = repeat?.token ?? turn.successor()
      if (next === undefined) {
        const response = await changes.keep(operation, init, await fetch(url, init))
        const given = response.headers.get(CONTEXT_TOKEN)
        if (response.ok && given && given !== token) turn.replaceToken(given)
        return response
      }
    } finally {
      turn.end()
    }
    return ordered(url, withToken(init, next))
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
