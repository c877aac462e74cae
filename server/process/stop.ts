import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface StopOptions {
  server: Server
  /**
   * Milliseconds for which connections are still accepted: until a balancer has noticed, and for requests that are on
   * their way on a connection that was kept open.
   */
  drain: number
  /** What is closed after the last answer: mail, database. */
  close: () => Promise<void>
  log: Pick<Logger, 'warn' | 'error'>
}

export interface Stop {
  isStopping: () => boolean
  /** Resolves when no answer is open and everything is closed. Later calls return the same promise. */
  stop: () => Promise<void>
}

/** From the signal to the end, in milliseconds: Docker and Kubernetes kill after 30 s, or after what they are told. */
export const LONGEST_STOP = 25_000
/** After the last answer: a connection that was accepted just before may bring its request now. Milliseconds. */
const QUIET = 50
/** For a connection that was accepted and has asked nothing yet: its client may be busy. Milliseconds. */
const FIRST_REQUEST = 2_000
/** Turns of the event loop for which the end waits until one brings nothing new. */
const MOST_TURNS = 1_000
/** An idle turn takes some hundredths of this. Milliseconds. */
const SHORT_TURN = 0.5
/** For closing mail and database, of the longest time. Milliseconds. */
const CLOSING = 5_000

/** Stops a server without cutting an answer. To be made before the server has its first request. */
export function createStop({ server, drain, close, log }: StopOptions): Stop {
  const open = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  /** Connections that have asked nothing yet. */
  const unasked = new Set<Socket>()
  let stopping: Promise<void> | undefined
  let onQuiet = () => {}
  /** Connections and requests so far. */
  let arrived = 0

  server.on('connection', (socket) => {
    arrived += 1
    connections.add(socket)
    unasked.add(socket)
    socket.once('close', () => {
      connections.delete(socket)
      unasked.delete(socket)
    })
  })
  server.prependListener('request', ({ socket }, response) => {
    arrived += 1
    unasked.delete(socket)
    open.add(response)
    if (stopping) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) onQuiet()
    })
  })

  const quiet = () => (open.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onQuiet = resolve)))

  /**
   * Waits for a short turn that brought nothing. Closing resets connections that wait to be accepted and requests that
   * wait to be read; right after such a turn there are none. In a long turn, a page is made, and they come meanwhile.
   */
  async function quietTurn(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const [before, begun] = [arrived, performance.now()]
      await nextTurn()
      if (arrived === before && performance.now() - begun < SHORT_TURN) return
    }
  }

  /**
   * Accepts nothing more, and closes the connections that were kept open and that nothing has been asked on meanwhile.
   * `server.close()` would also reset those that are about to ask for the first time.
   */
  function stopListening(): void {
    NetServer.prototype.close.call(server)
    const answering = new Set([...open].map(({ req }) => req.socket))
    for (const socket of connections) if (!unasked.has(socket) && !answering.has(socket)) socket.destroy()
  }

  async function answerAll(): Promise<void> {
    for (const response of open) response.shouldKeepAlive = false
    await sleep(drain)
    await quietTurn()
    stopListening()
    const patience = performance.now() + FIRST_REQUEST
    do {
      await quiet()
      await sleep(QUIET)
    } while (open.size > 0 || (unasked.size > 0 && performance.now() < patience))
  }

  async function stopInOrder(): Promise<void> {
    const end = new AbortController()
    const late = sleep(LONGEST_STOP - CLOSING, 'late', { signal: end.signal }).catch(() => undefined)
    if ((await Promise.race([answerAll(), late])) === 'late') {
      log.warn({ open: open.size }, 'stopped with open answers')
      server.closeAllConnections()
    }
    end.abort()
    const closed = close().catch((error: unknown) => log.error({ err: error }, 'a service did not close'))
    await Promise.race([closed, sleep(CLOSING, undefined, { ref: false })])
  }

  return { isStopping: () => stopping !== undefined, stop: () => (stopping ??= stopInOrder()) }
}
