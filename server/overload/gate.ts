/** Who goes first: what changes something, then the way of a quote request, then everything that is only read. */
export const RANKS = ['write', 'checkout', 'read'] as const
export type Rank = (typeof RANKS)[number]

/** Given back once, when the work is done; a second time does nothing. */
export type Leave = () => void

/** There is more to do than can be done in time. The work was not begun. */
export class Overloaded extends Error {
  constructor() {
    super('too much is asked at once')
    this.name = 'Overloaded'
  }
}

export interface GateOptions {
  /** Pieces of work under way at once. */
  underWay: number
  /** Places in the line of each rank. */
  line: Record<Rank, number>
  /** Longest time in a line, in milliseconds. */
  longestWait: number
  now?: () => number
  /** Calls back in the next turn of the event loop. */
  nextTurn?: (callback: () => void) => void
}

export interface Gate {
  /**
   * Resolves when the work may begin.
   * @param isWanted whether somebody still waits for it when its turn comes.
   * @throws Overloaded when the line is full, when the wait was too long, and when the work is not wanted any more.
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

/** How often those who have waited too long are looked for, in milliseconds. */
const SWEEP = 50

/**
 * Bounds the work of one process: so much under way, a short line a rank with a longest wait, the rest is refused at
 * once. One piece of work begins a turn of the event loop: what is cheap is answered in between.
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

  /** The lines are in the order of arrival: who has waited too long is at the front. */
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
