import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes a second. A body that is slower is waited for as long as its patience lasts. */
const LEAST_RATE = 10_000
/** Seconds of patience, at first and at most: a form of a slow line, a tunnel. */
const PATIENCE = 30

/** A body that is on its way. */
export interface ArrivingBody {
  /** Network of the caller; undefined if unknown. */
  network: string | undefined
  /** Seconds for which it is still waited for. Each second takes one, and each 10 KB that arrive give one back. */
  patience: number
  /** Ends its connection with 408. */
  cut: () => void
}

export interface ArrivingOptions {
  /** Milliseconds between two looks at all bodies. */
  interval?: number
  now?: () => number
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Watches the bodies that are on their way, and cuts slow ones. One byte a second would keep a place for ever. A body
 * that waits for us loses no patience.
 */
export function createArrivingBodies({
  interval = 1_000,
  now = performance.now.bind(performance),
}: ArrivingOptions = {}) {
  // Key: body. Owner: this process. End: when it has arrived or its connection ends. Gain: one timer for all.
  const watched = new Map<ArrivingBody, () => void>()
  let timer: ReturnType<typeof setInterval> | undefined

  function look(): void {
    for (const update of watched.values()) update()
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch(request: IncomingMessage, response: ServerResponse, network: string | undefined): ArrivingBody {
      const { socket } = request
      let seen = socket.bytesRead
      let since = now()
      const body: ArrivingBody = {
        network,
        patience: PATIENCE,
        cut() {
          watched.delete(body)
          // A response that has begun cannot become another one.
          if (!response.headersSent) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
          request.destroy()
        },
      }
      watched.set(body, () => {
        if (request.complete) return void watched.delete(body)
        const [bytes, seconds] = [socket.bytesRead - seen, (now() - since) / 1_000]
        seen = socket.bytesRead
        since = now()
        if (request.readableLength > 0) return
        body.patience = Math.min(PATIENCE, body.patience + bytes / LEAST_RATE) - seconds
        if (body.patience <= 0) body.cut()
      })
      request.once('close', () => watched.delete(body))
      timer ??= setInterval(look, interval).unref()
      return body
    },
  }
}
