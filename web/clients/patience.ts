/** Milliseconds for which pages wait for services. */
export interface Patience {
  /** For a part that a page can do without, and for a service that hangs. */
  part: number
  /** For a call that a page needs. Without a response the service hangs; one that is given up earlier says nothing of it. */
  call: number
  /** For a search that hangs. */
  search: number
}

/** @param factor of the setting PATIENCE: a machine with other work needs more time for the same. */
export const patienceOf = (factor = 1): Patience => ({
  part: 2_000 * factor,
  call: 10_000 * factor,
  search: 500 * factor,
})

/** Milliseconds without a response before a service is probed, and milliseconds to wait for the probe. */
export const suspicionOf = ({ part }: Patience): number => part / 2
/** Milliseconds after a response that did not come in time. */
const DOUBTED_FOR = 30_000

/**
 * Knows whether a service hangs. Key: none. Owner: its endpoint, one for each process. End: half a minute after the last
 * late response. Gain: while a service hangs, visitors read the error page after two seconds, of the search after half a
 * second, and a service that is only slow with one response keeps its time for it.
 */
export interface Doubt {
  /** Milliseconds that a call may take that changes nothing. */
  limitOf: (limit: number) => number
  /** Reports that no response came within `waited` milliseconds. */
  noteLate: (waited: number) => void
  /** Reports a response. */
  noteResponse: () => void
  /** Sends a small request: whether even that gets no response. Undefined if there is no such request. */
  hangs?: (() => Promise<boolean>) | undefined
}

/** A small request that a service can serve from its own data. It may ignore the signal. */
export type SmallQuestion = (signal: AbortSignal) => Promise<unknown>

interface DoubtOptions {
  /** Least wait without a response that begins the doubt, and the wait while it lasts. */
  late: number
  patience: number
  /** Whether a response ends it. */
  endsByResponse: boolean
  now: () => number
  ask?: SmallQuestion | undefined
  /** Wait for the response to the question. */
  suspicion?: number
}

function doubtWith({ late, patience, endsByResponse, now, ask, suspicion = patience }: DoubtOptions): Doubt {
  let doubtedUntil = 0
  return {
    limitOf: (limit) => (now() < doubtedUntil ? Math.min(limit, patience) : limit),
    noteLate(waited) {
      if (waited >= late) doubtedUntil = now() + DOUBTED_FOR
    },
    noteResponse() {
      if (endsByResponse) doubtedUntil = 0
    },
    hangs: ask && inOneQuestion(ask, suspicion),
  }
}

/** Several late calls share one question. */
function inOneQuestion(ask: SmallQuestion, limit: number): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return () => (asked ??= staysUnanswered(ask, limit).finally(() => (asked = undefined)))
}

async function staysUnanswered(ask: SmallQuestion, limit: number): Promise<boolean> {
  const late = new AbortController()
  const given = Promise.withResolvers<boolean>()
  // A process that was busy itself has not read the response yet: it does so before the next turn.
  const timer = setTimeout(() => setImmediate(() => given.resolve(true)), limit)
  // A refusal is a response, and the call that is late gets its own.
  ask(late.signal).then(
    () => given.resolve(false),
    () => given.resolve(false),
  )
  try {
    return await given.promise
  } finally {
    clearTimeout(timer)
    late.abort()
  }
}

/** For shop and content. A response does not end it: the embedded shop gives some from memory while its database hangs. */
export const createDoubt = (patience: Patience, ask?: SmallQuestion, now: () => number = Date.now): Doubt =>
  doubtWith({
    late: patience.call,
    patience: patience.part,
    endsByResponse: false,
    now,
    ask,
    suspicion: suspicionOf(patience),
  })

/**
 * For the search, because visitors do not wait two seconds for it twice. A response ends it, because the index is asked
 * for its revision before any response from memory: one slow search does not shorten the time of the next ones.
 */
export const createSearchDoubt = ({ part, search }: Patience, now: () => number = Date.now): Doubt =>
  doubtWith({ late: part, patience: search, endsByResponse: true, now })
