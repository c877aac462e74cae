import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint, ServiceFetch } from '#web/clients/call.server.ts'
import { type Patience, patienceOf } from '#web/clients/patience.ts'

/** By which a connected system tells calls of the index from those of pages. */
export const READER_NAME = 'Profilwerk-Search-Index'
/** Milliseconds between two calls, so that visitors' calls come first. */
const GAP = 100

/**
 * The endpoint of a connected system for the index. Its calls have gaps and are among the bounded ones of pages. It waits
 * longer than a page, and its waits do not shorten those of visitors.
 */
export function readerEndpoint<Place extends Endpoint>(
  given: Place,
  signal: AbortSignal,
  gap = GAP,
): Omit<Place, 'breaker' | 'patience'> & { patience: Patience } {
  const { breaker: _, patience, ...endpoint } = given
  const fetch: ServiceFetch = async (url, init) => {
    await pause(gap, undefined, { signal, ref: false })
    return endpoint.fetch(url, {
      ...init,
      headers: { ...init.headers, 'user-agent': READER_NAME },
      signal: AbortSignal.any([init.signal, signal]),
    })
  }
  const { read } = patience ?? patienceOf()
  return { ...endpoint, fetch, patience: { part: 3 * read, read: 3 * read, change: 3 * read } }
}
