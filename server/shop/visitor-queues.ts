/** Changes of one visitor that may wait at once: more than two or three tabs ever send. */
const MOST_WAITING = 8

/** One visitor's changes, which take place one after the other. */
interface Queue {
  /** Changes that wait or take place. */
  pending: number
  /** Settles when the last of them has ended. Never rejects. */
  end: Promise<void>
  /** The token that replaced the visitor's while others were waiting: registration does so. */
  successor: string | undefined
}

/** A change's turn. */
interface Turn {
  successor: () => string | undefined
  replaceToken: (successor: string) => void
  end: () => void
}

/**
 * Queues by context token. A queue exists as long as something waits in it.
 * @returns takes a turn: undefined if too many wait already, a rejection if `signal` aborts first.
 */
export function createVisitorQueues(): (token: string, signal: AbortSignal) => Promise<Turn | undefined> {
  const queues = new Map<string, Queue>()
  return async (token, signal) => {
    const queue = queues.get(token) ?? { pending: 0, end: Promise.resolve(), successor: undefined }
    if (queue.pending > MOST_WAITING) return undefined
    queues.set(token, queue)
    queue.pending += 1
    const before = queue.end
    const own = Promise.withResolvers<void>()
    queue.end = before.then(() => own.promise)
    const end = () => {
      own.resolve()
      queue.pending -= 1
      if (queue.pending === 0) queues.delete(token)
    }
    try {
      await orAborted(before, signal)
    } catch (error) {
      end()
      throw error
    }
    return { successor: () => queue.successor, replaceToken: (successor) => void (queue.successor = successor), end }
  }
}

async function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
