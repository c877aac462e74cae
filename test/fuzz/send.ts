import { request } from 'node:http'
import { toWire } from './input.ts'
import type { Input } from './input.ts'

export interface FuzzReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Milliseconds. */
  time: number
}

/** Milliseconds after which a reply counts as missing. */
const PATIENCE = 20_000

/** Sends a request unchanged, without a client's rules for methods, paths and headers. */
export function send(url: string, input: Input): Promise<FuzzReply> {
  const { method, path, headers, body } = toWire(input)
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      url,
      { method, path, headers: { ...length, ...headers }, timeout: PATIENCE },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const time = performance.now() - begun
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, time })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no reply within ${PATIENCE} ms`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
