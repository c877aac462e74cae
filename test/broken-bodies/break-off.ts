import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { BodyEntry } from './entries.ts'

/**
 * How a body ends before its end: `short`, as a whole request whose body is cut; `closed` and `reset`, by the
 * connection; `stalled`, not at all.
 */
export const BREAKS = ['short', 'closed', 'reset', 'stalled'] as const
export type Break = (typeof BREAKS)[number]

/** One broken request: the first `cut` bytes of a body, in `pieces` writes. */
export interface BrokenBody {
  entry: BodyEntry
  cut: number
  how: Break
  pieces: number
}

export interface BrokenSite {
  url: string
  /** Origin that forms name. */
  origin: string
  cookie: string
}

/** A request that was sent in part. */
export interface SentInPart {
  /** Status of the response, once the connection has ended; undefined if there was none. */
  status: () => Promise<number | undefined>
  send: (bytes: Uint8Array) => void
  /** Ends the connection properly. */
  close: () => void
  reset: () => void
}

/** Opens a connection and sends a head that announces `length` bytes. */
export async function openRequest(
  { url, origin, cookie }: BrokenSite,
  entry: BodyEntry,
  length: number,
): Promise<SentInPart> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('latin1')
  // A reset is an end, too.
  socket.on('error', () => {}).on('data', (chunk: string) => (text += chunk))
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  const lines = [
    `POST ${entry.path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    // Of the Store API.
    'sw-access-key: SWSCDEMOPROFILWERK00000000',
    `content-type: ${entry.type}`,
    `content-length: ${length}`,
    'connection: close',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return {
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.end(),
    reset: () => void socket.resetAndDestroy(),
    async status() {
      await ended
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      return status === undefined ? undefined : Number(status)
    },
  }
}

/**
 * Sends a broken request. A stalled one is returned and stays open, any other one has ended.
 * @returns the status of the response, if there was one.
 */
export async function breakOff(
  target: BrokenSite,
  { entry, cut, how, pieces }: BrokenBody,
): Promise<number | undefined | SentInPart> {
  const sent = await openRequest(target, entry, how === 'short' ? cut : entry.body.length)
  const size = Math.max(1, Math.ceil(cut / pieces))
  for (let at = 0; at < cut; at += size) {
    sent.send(entry.body.subarray(at, Math.min(cut, at + size)))
    await turn()
  }
  if (how === 'stalled') return sent
  if (how === 'closed') sent.close()
  if (how === 'reset') sent.reset()
  return sent.status()
}
