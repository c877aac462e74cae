import type { IncomingMessage } from 'node:http'

/** Bytes of one body, the bound of the Store API. Pages accept less and refuse the rest themselves. */
const LARGEST = 1024 * 1024
/** Bytes of all bodies in progress. */
const LARGEST_TOGETHER = 64 * 1024 * 1024

let together = 0

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Waits for the body, so that a slow one holds no place at the gate. Leaves it where the app's adapter looks for a
 * complete body (`rawBody`). The app gets the first part of a body that is too large, and refuses it. A body that
 * announces itself as too large is not read.
 * @returns false if there is no room, or the client has gone.
 */
export function collectBody(request: IncomingMessage): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) return Promise.resolve(true)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (isThere: boolean) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      together -= size
      if (isThere) Object.assign(request, { rawBody: Buffer.concat(chunks) })
      resolve(isThere)
    }
    const onEnd = () => settle(true)
    const onClose = () => settle(false)
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      together += chunk.length
      if (together > LARGEST_TOGETHER) settle(false)
      else if (size > LARGEST) {
        request.pause()
        settle(true)
      }
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose)
  })
}
