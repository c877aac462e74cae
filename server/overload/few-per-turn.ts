import type { RequestListener } from 'node:http'

type Arrived = Parameters<RequestListener>

/** Requests that a turn begins at most; more of them delay new visitors (docs/decisions/0097). */
const PER_TURN = 8

/**
 * Begins at most `perTurn` requests in one turn of the event loop. The others wait for the next turns, each in the
 * order of arrival. First requests of a connection come before all others. Node accepts one connection per turn. A turn
 * with a request of every open connection would delay all new ones.
 */
export function fewPerTurn(
  listen: RequestListener,
  perTurn = PER_TURN,
  nextTurn: (callback: () => void) => void = setImmediate,
): RequestListener {
  // Key: connection. Owner: this listener. End: with the connection. Gain: a new visitor waits for no flood.
  const known = new WeakSet<object>()
  const firstRequests: Arrived[] = []
  const laterRequests: Arrived[] = []
  let begun = 0
  let isTurnAwaited = false

  const hasWaiting = () => firstRequests.length + laterRequests.length > 0

  function begin(arrived: Arrived): void {
    begun += 1
    awaitTurn()
    listen(...arrived)
  }

  function awaitTurn(): void {
    if (isTurnAwaited) return
    isTurnAwaited = true
    nextTurn(() => {
      isTurnAwaited = false
      begun = 0
      const next = firstRequests.splice(0, perTurn)
      next.push(...laterRequests.splice(0, perTurn - next.length))
      for (const arrived of next) if (isWanted(arrived)) begin(arrived)
      if (hasWaiting()) awaitTurn()
    })
  }

  return (...arrived) => {
    const [{ socket }] = arrived
    const line = known.has(socket) ? laterRequests : firstRequests
    known.add(socket)
    if (begun < perTurn && !hasWaiting()) begin(arrived)
    else line.push(arrived)
  }
}

/** Whether the client is still there. Code that waits for the end of a closed request would wait for ever. */
const isWanted = ([, response]: Arrived): boolean => !response.destroyed
