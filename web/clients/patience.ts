/** Milliseconds to wait for a part that a page can do without, and for a service that hangs. */
export const PATIENCE = 2_000
/** Milliseconds after a response that did not come in time. */
const DOUBTED_FOR = 30_000

/**
 * Knows whether a service hangs. Owned by its endpoint, one for each process; ends half a minute after the last late
 * response. One in time does not end it: the embedded shop gives some from memory while its database hangs. Gain: while
 * a service hangs, visitors of one time limit in half a minute wait for it, and all others read the error page after
 * two seconds.
 */
export interface Doubt {
  /** Milliseconds that a call may take that changes nothing. */
  limitOf: (limit: number) => number
  /** Reports that no response came in time. */
  noteLate: () => void
}

export function createDoubt(now: () => number = Date.now): Doubt {
  let doubtedUntil = 0
  return {
    limitOf: (limit) => (now() < doubtedUntil ? Math.min(limit, PATIENCE) : limit),
    noteLate() {
      doubtedUntil = now() + DOUBTED_FOR
    },
  }
}
