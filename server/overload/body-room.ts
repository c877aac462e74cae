import type { ArrivingBody } from './arriving-bodies.ts'

/** A body with less patience left, in seconds, makes way for others: it has been slow for some seconds. */
const SLOW_BELOW = 27

/**
 * Bounds what bodies on their way take together: bytes of memory, or places. One network has a part of it only. When it
 * is full, the slowest body is cut: a new one never waits for a slow one.
 */
export interface BodyRoom {
  /** Takes some more of the room for a body. Returns false, and takes nothing, if there is none left. */
  take: (body: ArrivingBody, amount: number) => boolean
  /** Gives back all that a body has taken. A second call has no effect. */
  leave: (body: ArrivingBody) => void
}

export interface RoomSize {
  size: number
  /** The part of one network. Callers of an unknown network have all of it. */
  ofNetwork: number
}

export function createBodyRoom({ size, ofNetwork }: RoomSize): BodyRoom {
  // Key: body. Owner: this room. End: with the body. Gain: what it has taken is given back whole.
  const taken = new Map<ArrivingBody, number>()
  // Key: network. Owner: this room. End: with its last body. Gain: no sum over all bodies for each chunk.
  const networks = new Map<string, number>()
  let together = 0

  function add({ network }: ArrivingBody, amount: number): void {
    together += amount
    if (network === undefined) return
    const left = (networks.get(network) ?? 0) + amount
    if (left > 0) networks.set(network, left)
    else networks.delete(network)
  }

  function leave(body: ArrivingBody): void {
    add(body, -(taken.get(body) ?? 0))
    taken.delete(body)
  }

  /** Cuts slow bodies, the slowest first, until there is room. */
  function makeRoom(isFull: () => boolean, isCandidate: (body: ArrivingBody) => boolean): boolean {
    while (isFull()) {
      let slowest: ArrivingBody | undefined
      for (const body of taken.keys())
        if (body.patience < (slowest?.patience ?? SLOW_BELOW) && isCandidate(body)) slowest = body
      if (!slowest) return false
      leave(slowest)
      slowest.cut()
    }
    return true
  }

  return {
    leave,
    take(body, amount) {
      const { network } = body
      const isNetworkFull = () => network !== undefined && (networks.get(network) ?? 0) + amount > ofNetwork
      const hasRoom =
        makeRoom(isNetworkFull, (other) => other !== body && other.network === network) &&
        makeRoom(
          () => together + amount > size,
          (other) => other !== body,
        )
      if (!hasRoom) return false
      taken.set(body, (taken.get(body) ?? 0) + amount)
      add(body, amount)
      return true
    },
  }
}
