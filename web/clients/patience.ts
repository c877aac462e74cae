/** Milliseconds for which pages wait for services. */
export interface Patience {
  /** For a part that a page can do without, and for any read from a service that hangs. */
  part: number
  /** For a read that a page needs: a Shopware under load may take several seconds for a list. */
  read: number
  /** For a change: what became of one that is given up is unknown. */
  change: number
}

/** @param factor of the setting PATIENCE: a machine with other work needs more time for the same. */
export const patienceOf = (factor = 1): Patience => ({
  part: 2_000 * factor,
  read: 10_000 * factor,
  change: 20_000 * factor,
})

/** Milliseconds after a read that timed out. */
const OPEN_FOR = 30_000

/**
 * Remembers that a service hangs. Reads then wait as long as for a part, so that one which has recovered serves them.
 * Key: none. Owner: its endpoint, one for each process. End: half a minute. Gain: in each half minute of a hang the first
 * visitors wait ten seconds, all others two.
 */
export interface Breaker {
  open: () => void
  isOpen: () => boolean
}

export function createBreaker(now: () => number = Date.now): Breaker {
  let openUntil = 0
  return {
    open: () => void (openUntil = now() + OPEN_FOR),
    isOpen: () => now() < openUntil,
  }
}
