/** Changes of one visitor that may wait at once: more than two or three tabs ever send. */
const MOST_WAITING = 8

/** A change is alone with its visitor's cart. Reads of the cart share a turn. */
export type TurnKind = 'change' | 'read'

/** One visitor's calls, in the order in which they arrived. */
interface Queue {
  /** Calls that wait or take place. */
  pending: number
  /** The changes among them. */
  changes: number
  /** Settles when the last change has ended. Never rejects. */
  changed: Promise<unknown>
  /** Settles when the reads that arrived after it have ended. */
  read: Promise<unknown>
  /** The token that replaced the visitor's while others were waiting: registration does so. */
  successor: string | undefined
}

/** One visitor's turns over all processes that share a database. */
export interface VisitorLocks {
  /**
   * Waits for the visitor's lock.
   * @returns gives it back; it never rejects. The server takes back a lock whose connection is lost.
   */
  take: (token: string, kind: TurnKind, signal: AbortSignal) => Promise<() => Promise<void>>
}

/** A call's turn. */
export interface Turn {
  successor: () => string | undefined
  replaceToken: (successor: string) => void
  end: () => void
}

/**
 * Queues by context token. A queue exists as long as something waits in it.
 * @param locks of several processes, taken once the turn in this process has come.
 * @returns takes a turn: undefined if too many changes wait already, a rejection if `signal` aborts first.
 */
export function createVisitorQueues(
  locks?: VisitorLocks,
): (token: string, kind: TurnKind, signal: AbortSignal) => Promise<Turn | undefined> {
  const queues = new Map<string, Queue>()
  const openQueue = (): Queue => ({
    pending: 0,
    changes: 0,
    changed: Promise.resolve(),
    read: Promise.resolve(),
    successor: undefined,
  })
  return async (token, kind, signal) => {
    const queue = queues.get(token) ?? openQueue()
    const isChange = kind === 'change'
    if (isChange && queue.changes > MOST_WAITING) return undefined
    queues.set(token, queue)
    queue.pending += 1
    if (isChange) queue.changes += 1
    const before = isChange ? Promise.all([queue.changed, queue.read]) : queue.changed
    const own = Promise.withResolvers<void>()
    const ended = before.then(() => own.promise)
    if (isChange) Object.assign(queue, { changed: ended, read: Promise.resolve() })
    else queue.read = Promise.all([queue.read, ended])
    const end = () => {
      own.resolve()
      queue.pending -= 1
      if (isChange) queue.changes -= 1
      if (queue.pending === 0) queues.delete(token)
    }
    try {
      await orAborted(before, signal)
      const release = await locks?.take(token, kind, signal)
      return {
        successor: () => queue.successor,
        replaceToken: (successor) => void (queue.successor = successor),
        end: () => void (release === undefined ? end() : release().finally(end)),
      }
    } catch (error) {
      end()
      throw error
    }
  }
}

/** Waits for a promise, at most until `signal` aborts. */
export async function orAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    // Also if it is aborted already: without a listener, a rejection of the promise would end the process.
    await Promise.race([aborted.promise, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
