import { CONTEXT_TOKEN, INCLUDE_SEO_URLS } from '#contracts/shop/headers.ts'
import type { AskEndpoint, EndpointResponse } from '#test/contract/shop/endpoint.ts'

/** A request as it was recorded, with the ids of the tiny catalogue. */
export interface Sent {
  answer: EndpointResponse
  /** Whether the response has the token that was sent. */
  token: 'same' | 'new'
}

/** One caller with a token of its own; the next request has the token of the response before. */
export interface Caller {
  send(address: string, body?: unknown): Promise<Sent>
}

export const callerOf = (ask: AskEndpoint): Caller => {
  let token = ''
  return {
    async send(address, body) {
      const answer = await ask(address, {
        body,
        headers: { ...(token === '' ? {} : { [CONTEXT_TOKEN]: token }), [INCLUDE_SEO_URLS]: 'true' },
      })
      const received = answer.headers.get(CONTEXT_TOKEN) ?? ''
      const sent: Sent = { answer, token: received === token ? 'same' : 'new' }
      token = received
      return sent
    },
  }
}

export type Recorded = (caller: Caller) => Promise<Sent>

export const RECORDED_GUEST = { guest: true, email: 'kunde@example.com', firstName: 'Ada', lastName: 'Beispiel' }
const STOREFRONT = 'http://localhost:3000'
export async function guestRegistration(caller: Caller) {
  const found = await caller.send('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] })
  const salutations = await caller.send('POST /salutation', { limit: 2 })
  return {
    ...RECORDED_GUEST,
    salutationId: salutations.answer.json.elements[0].id,
    storefrontUrl: STOREFRONT,
    billingAddress: {
      street: 'Werkstr. 7',
      zipcode: '44139',
      city: 'Dortmund',
      countryId: found.answer.json.elements[0].id,
    },
  }
}

export const recordedRead =
  (address: string, body?: unknown, token: 'without' | 'with' = 'without'): Recorded =>
  async (caller) => {
    if (token === 'with') await caller.send('GET /context')
    return caller.send(address, body)
  }
