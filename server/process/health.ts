import type { IncomingMessage, ServerResponse } from 'node:http'

export interface HealthOptions {
  isStopping: () => boolean
  /** Rejects, or takes too long, if pages cannot be made: see docs/operating.md. */
  probe: () => Promise<unknown>
  /** Milliseconds. */
  longestProbe?: number
}

/**
 * Serves `/health/live` (the process runs) and `/health/ready` (send it visitors). Any caller may ask, so neither gives
 * a reason, and parallel requests are one probe.
 * @returns whether the request was one of these.
 */
export function createHealth({ isStopping, probe, longestProbe = 1_000 }: HealthOptions) {
  let probing: Promise<boolean> | undefined

  async function probeInTime(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, longestProbe, false)
    })
    const inTime = probe().then(
      () => true,
      () => false,
    )
    return Promise.race([inTime, late]).finally(() => clearTimeout(timer))
  }

  async function isReady(): Promise<boolean> {
    if (isStopping()) return false
    probing ??= probeInTime().finally(() => (probing = undefined))
    return (await probing) && !isStopping()
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?', 1)[0]
    if (path === '/health/live') send(response, request.method, true)
    else if (path === '/health/ready') void isReady().then((ready) => send(response, request.method, ready))
    else return false
    return true
  }
}

function send(response: ServerResponse, method: string | undefined, isWell: boolean): void {
  if (response.destroyed) return
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, ['allow', 'GET, HEAD']).end()
  const body = JSON.stringify({ status: isWell ? 'ok' : 'unavailable' })
  response.writeHead(isWell ? 200 : 503, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
