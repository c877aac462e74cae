/** Ranks in their order: writes, then the pages of a quote request, then all other reads. */
export const RANKS = ['write', 'checkout', 'read'] as const
export type Rank = (typeof RANKS)[number]

/** Gives the place back when the work is done. A second call has no effect. */
export type Leave = () => void

/** There is too much work. This one did not begin. */
export class Overloaded extends Error {
  constructor() {
    super('too much is asked at once')
    this.name = 'Overloaded'
  }
}

export interface GateOptions {
  /** Pieces of work in progress at once. */
  underWay: number
  /** Places in the queue of each rank. */
  line: Record<Rank, number>
  /** Maximum time in a queue in milliseconds. */
  longestWait: number
  now?: () => number
  /** Calls back in the next turn of the event loop. */
  nextTurn?: (callback: () => void) => void
}

export interface Gate {
  /**
   * Resolves when the work may begin.
   * @param isWanted whether a client still waits for it when its turn comes.
   * @throws Overloaded if the queue is full, the wait was too long, or the work is no longer wanted.
   */
  enter: (rank: Rank, isWanted?: () => boolean) => Promise<Leave>
  /** Whether `enter` would refuse at once. */
  isFull: (rank: Rank) => boolean
}

interface Waiting {
  since: number
  isWanted: () => boolean
  admit: (leave: Leave) => void
  refuse: (reason: Overloaded) => void
}

/** Milliseconds between two searches for work that waited too long. */
const SWEEP = 50

/**
 * Bounds the work of one process: a number in progress, and a short queue with a maximum wait per rank. The rest is
 * refused at once. One piece of work begins per turn of the event loop, so that cheap requests are served in between.
 */
export function createGate({
  underWay,
  line,
  longestWait,
  now = performance.now.bind(performance),
  nextTurn = setImmediate,
}: GateOptions): Gate {
  const lines: Record<Rank, Waiting[]> = { write: [], checkout: [], read: [] }
  let running = 0
  let isPaused = false
  let sweeping: ReturnType<typeof setTimeout> | undefined

  function admitNext(): void {
    while (!isPaused && running < underWay) {
      const rank = RANKS.find((candidate) => lines[candidate].length > 0)
      const next = rank && lines[rank].shift()
      if (!next) return
      if (next.isWanted() && now() - next.since <= longestWait) begin(next)
      else next.refuse(new Overloaded())
    }
  }

  function begin({ admit }: Waiting): void {
    running += 1
    isPaused = true
    nextTurn(() => {
      isPaused = false
      admitNext()
    })
    let hasLeft = false
    admit(() => {
      if (hasLeft) return
      hasLeft = true
      running -= 1
      admitNext()
    })
  }

  /** The queues are in the order of arrival, so the longest wait is at the front. */
  function sweep(): void {
    sweeping = undefined
    const oldest = now() - longestWait
    for (const waiting of Object.values(lines)) {
      while (waiting[0] && waiting[0].since < oldest) waiting.shift()?.refuse(new Overloaded())
    }
    if (RANKS.some((rank) => lines[rank].length > 0)) sweepLater()
  }

  function sweepLater(): void {
    sweeping ??= setTimeout(sweep, SWEEP)
  }

  const isFull = (rank: Rank) => lines[rank].length >= line[rank]

  return {
    isFull,
    enter: (rank, isWanted = () => true) =>
      new Promise((admit, refuse) => {
        if (isFull(rank)) return refuse(new Overloaded())
        lines[rank].push({ since: now(), isWanted, admit, refuse })
        admitNext()
        if (lines[rank].length > 0) sweepLater()
      }),
  }
}
