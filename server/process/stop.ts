import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface StopOptions {
  server: Server
  /**
   * Milliseconds in which connections are still accepted. A load balancer notices the stop meanwhile, and requests in
   * flight on open connections arrive.
   */
  drain: number
  /** Closes mail and database after the last response. */
  close: () => Promise<void>
  log: Pick<Logger, 'warn' | 'error'>
}

export interface Stop {
  isStopping: () => boolean
  /**
   * Resolves when all responses are sent and everything is closed. Later calls return the same promise.
   * @param longest milliseconds, {@link LONGEST_STOP} by default.
   */
  stop: (longest?: number) => Promise<void>
}

/** Milliseconds from the signal to the end. Docker and Kubernetes kill after 30 s by default. */
export const LONGEST_STOP = 25_000
/** Milliseconds after the last response, for a connection accepted just before whose request may arrive now. */
export const QUIET = 50
/** Milliseconds for an accepted connection without a request: its client may be busy. */
const FIRST_REQUEST = 2_000
/** Maximum number of turns of the event loop until one brings no new connection or request. */
const MOST_TURNS = 1_000
/** Milliseconds; an idle turn takes some hundredths of this. */
const SHORT_TURN = 0.5
/** Milliseconds of the whole time, for closing mail and database. */
const CLOSING = 5_000

/** Stops a server without cutting a response. Create it before the server has its first request. */
export function createStop({ server, drain, close, log }: StopOptions): Stop {
  const open = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  /** Connections without a request so far. */
  const unasked = new Set<Socket>()
  let stopping: Promise<void> | undefined
  let onQuiet = () => {}
  /** Number of connections and requests so far. */
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
   * Waits for a short turn without a new connection or request. Closing resets connections that wait to be accepted and
   * requests that wait to be read; right after such a turn there are none. They arrive in long turns, while a page is
   * made.
   */
  async function quietTurn(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const [before, begun] = [arrived, performance.now()]
      await nextTurn()
      if (arrived === before && performance.now() - begun < SHORT_TURN) return
    }
  }

  /**
   * Accepts nothing more and closes open connections without a request in progress. `server.close()` would also reset
   * those that are about to send their first one.
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

  async function stopInOrder(longest: number): Promise<void> {
    const end = new AbortController()
    // Fails only when it is aborted below.
    const late = sleep(longest - CLOSING, 'late', { signal: end.signal }).catch(() => undefined)
    if ((await Promise.race([answerAll(), late])) === 'late') {
      log.warn({ open: open.size }, 'stopped with open responses')
      server.closeAllConnections()
    }
    end.abort()
    const closed = close().catch((error: unknown) => log.error({ err: error }, 'a service did not close'))
    await Promise.race([closed, sleep(CLOSING, undefined, { ref: false })])
  }

  return {
    isStopping: () => stopping !== undefined,
    stop: (longest = LONGEST_STOP) => (stopping ??= stopInOrder(longest)),
  }
}
