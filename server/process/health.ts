import type { DatabaseState } from '#backend/database/database.ts'

export interface HealthOptions {
  isStopping: () => boolean
  /** Probes the database, within a second or so; undefined without one. */
  databaseState: (() => Promise<DatabaseState>) | undefined
  /** Milliseconds for which a state counts. */
  lasts?: number
  now?: () => number
}

type State = { status: 'ok' | 'unavailable'; database?: DatabaseState }

/** Responds to `/health/<name>`; undefined for any other name. */
export type Health = (name: string, method: string) => Promise<Response | undefined>

/**
 * Serves `/health/live` (the process runs), `/health/ready` (send it visitors) and `/health/services` (what it needs
 * works). A proxy asks for the second. All processes share a database, and pages without it go on. Its failure must not
 * take the last process away. Any caller may ask, so the third names a state and no details.
 *
 * Memory: the last state. Key: none. Owner: this function, once for each process. End: a second after it was found.
 * Gain: callers cannot make the process open more than one connection a second.
 */
export function createHealth({
  isStopping,
  databaseState,
  lasts = 1_000,
  now = () => performance.now(),
}: HealthOptions): Health {
  let last: { state: Promise<DatabaseState>; until: number } | undefined

  function readState(probe: () => Promise<DatabaseState>): Promise<DatabaseState> {
    if (last && now() < last.until) return last.state
    // Until it is known, all callers share it.
    const entry = { state: probe(), until: Infinity }
    last = entry
    return entry.state.finally(() => (entry.until = now() + lasts))
  }

  async function servicesState(): Promise<State> {
    if (databaseState === undefined) return { status: 'ok' }
    const database = await readState(databaseState)
    return { status: database === 'ok' ? 'ok' : 'unavailable', database }
  }

  const processState = (isUp: boolean): State => ({ status: isUp ? 'ok' : 'unavailable' })
  const stateOf: Record<string, () => State | Promise<State>> = {
    live: () => processState(true),
    ready: () => processState(!isStopping()),
    services: servicesState,
  }

  return async (name, method) => {
    const find = Object.hasOwn(stateOf, name) ? stateOf[name] : undefined
    if (!find) return undefined
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
    const state = await find()
    const body = method === 'HEAD' ? null : JSON.stringify(state)
    return new Response(body, { status: state.status === 'ok' ? 200 : 503, headers })
  }
}
