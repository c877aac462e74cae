import { markHeaders } from '#server/caller/caller.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { readResponse } from '#web/clients/read-response.server.ts'

/**
 * Bounds the parallel calls to a remote service, so that a crowd of visitors cannot occupy all of its workers. Other
 * calls wait for their turn, in order, until their time runs out. A call ends when its body has been read, or is too large.
 * The service hears which request it belongs to.
 */
export function boundFetch(fetch: ServiceFetch, atOnce: number): ServiceFetch {
  let free = atOnce
  const waiting = new Set<() => void>()

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (free > 0) return void (free -= 1)
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(signal.reason)
      }
      waiting.add(begin)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function endTurn() {
    const [next] = waiting
    if (!next) return void (free += 1)
    waiting.delete(next)
    next()
  }

  return async (url, init) => {
    await takeTurn(init.signal)
    try {
      const response = await fetch(url, { ...init, headers: { ...init.headers, ...markHeaders() } })
      const text = await readResponse(response)
      return Object.defineProperty(response, 'text', { value: async () => text })
    } finally {
      endTurn()
    }
  }
}
