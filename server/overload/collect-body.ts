import type { IncomingMessage } from 'node:http'
import type { ArrivingBody } from './arriving-bodies.ts'
import type { BodyRoom, RoomSize } from './body-room.ts'

/** Bytes of one body, the bound of the Store API and of a part of a file. Pages accept less and refuse the rest themselves. */
export const LARGEST_COLLECTED = 1024 * 1024

/** Bytes of all bodies that are collected. */
export const COLLECTED: RoomSize = { size: 64 * 1024 * 1024, ofNetwork: 8 * 1024 * 1024 }

/** The end of a body. `gone`: the client went away, or was too slow. */
export type Collected = 'complete' | 'too-large' | 'no-room' | 'gone'

/**
 * Waits for the body, so that a slow one holds no place at the gate. Leaves it where the app's adapter looks for a
 * complete body (`rawBody`). One that is too large, announced or not, never reaches the app.
 */
export function collectBody(request: IncomingMessage, body: ArrivingBody, room: BodyRoom): Promise<Collected> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_COLLECTED) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (collected: Collected) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose)
      room.leave(body)
      if (collected === 'complete') Object.assign(request, { rawBody: Buffer.concat(chunks) })
      // The rest is read and dropped: a browser shows the response only after it has sent everything.
      else request.resume()
      resolve(collected)
    }
    const onEnd = () => settle('complete')
    const onClose = () => settle('gone')
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > LARGEST_COLLECTED) settle('too-large')
      else if (!room.take(body, chunk.length)) settle('no-room')
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose)
  })
}
