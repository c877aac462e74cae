import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseState } from '#backend/database/database.ts'
import { DATA_POLICY } from '#server/security-headers.ts'

export interface HealthOptions {
  isStopping: () => boolean
  /** Probes the database, within a second or so; undefined without one. */
  databaseState: (() => Promise<DatabaseState>) | undefined
  /** Headers of every response. */
  headers: readonly (readonly [name: string, value: string])[]
  /** Milliseconds for which a state counts. */
  lasts?: number
  now?: () => number
}

type Health = { status: 'ok' | 'unavailable'; database?: DatabaseState }

/**
 * Serves `/health/live` (the process runs), `/health/ready` (send it visitors) and `/health/services` (what it needs
 * works). A proxy asks for the second: all processes share a database, and pages without it go on, so its failure must not
 * take the last process away. Any caller may ask, so the third names a state and no details.
 *
 * Memory: the last state. Key: none. Owner: this function, once for each process. End: a second after it was found.
 * Gain: callers cannot make the process open more than one connection a second.
 * @returns whether the request was one of these.
 */
export function createHealth({
  isStopping,
  databaseState,
  headers,
  lasts = 1_000,
  now = () => performance.now(),
}: HealthOptions) {
  let last: { state: Promise<DatabaseState>; until: number } | undefined

  function readState(probe: () => Promise<DatabaseState>): Promise<DatabaseState> {
    if (last && now() < last.until) return last.state
    // Until it is known, all callers share it.
    const entry = { state: probe(), until: Infinity }
    last = entry
    return entry.state.finally(() => (entry.until = now() + lasts))
  }

  async function servicesHealth(): Promise<Health> {
    if (databaseState === undefined) return { status: 'ok' }
    const database = await readState(databaseState)
    return { status: database === 'ok' ? 'ok' : 'unavailable', database }
  }

  const always = [
    ...headers,
    ['content-security-policy', DATA_POLICY],
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ] as const
  function send({ method }: IncomingMessage, response: ServerResponse, health: Health): void {
    if (response.destroyed) return
    for (const [name, value] of always) response.setHeader(name, value)
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const body = JSON.stringify(health)
    response.writeHead(health.status === 'ok' ? 200 : 503, { 'content-length': body.length })
    response.end(method === 'HEAD' ? undefined : body)
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?', 1)[0]
    if (path === '/health/live') send(request, response, { status: 'ok' })
    else if (path === '/health/ready') send(request, response, { status: isStopping() ? 'unavailable' : 'ok' })
    else if (path === '/health/services') void servicesHealth().then((health) => send(request, response, health))
    else return false
    return true
  }
}
