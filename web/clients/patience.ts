/** Milliseconds to wait for a part that a page can do without, and for a service that hangs. */
export const PATIENCE = 2_000
/** Milliseconds for a call that a page needs. Without a response the service hangs; one that is given up earlier says nothing of it. */
export const TIMEOUT = 10_000
/** Milliseconds after a response that did not come in time. */
const DOUBTED_FOR = 30_000
/** Milliseconds to wait for a search that hangs. */
const SEARCH_PATIENCE = 500

/**
 * Knows whether a service hangs. Owned by its endpoint, one for each process; ends half a minute after the last late
 * response. Gain: while a service hangs, visitors of one time limit in half a minute wait for it, and all others read the
 * error page after two seconds, of the search after half a second.
 */
export interface Doubt {
  /** Milliseconds that a call may take that changes nothing. */
  limitOf: (limit: number) => number
  /** Reports that no response came within `waited` milliseconds. */
  noteLate: (waited: number) => void
  /** Reports a response. */
  noteResponse: () => void
}

interface DoubtOptions {
  /** Least wait without a response that begins the doubt, and the wait while it lasts. */
  late: number
  patience: number
  /** Whether a response ends it. */
  endsByResponse: boolean
  now: () => number
}

function doubtWith({ late, patience, endsByResponse, now }: DoubtOptions): Doubt {
  let doubtedUntil = 0
  return {
    limitOf: (limit) => (now() < doubtedUntil ? Math.min(limit, patience) : limit),
    noteLate(waited) {
      if (waited >= late) doubtedUntil = now() + DOUBTED_FOR
    },
    noteResponse() {
      if (endsByResponse) doubtedUntil = 0
    },
  }
}

/** For shop and content. A response does not end it: the embedded shop gives some from memory while its database hangs. */
export const createDoubt = (now: () => number = Date.now): Doubt =>
  doubtWith({ late: TIMEOUT, patience: PATIENCE, endsByResponse: false, now })

/**
 * For the search, which nobody waits two seconds for twice. A response ends it, because the index is asked for its
 * revision before any response from memory: one slow search does not keep the next ones from taking their time.
 */
export const createSearchDoubt = (now: () => number = Date.now): Doubt =>
  doubtWith({ late: PATIENCE, patience: SEARCH_PATIENCE, endsByResponse: true, now })
