import { gzipSync } from 'node:zlib'
import { jsonText } from './values.ts'

/** One request to send. */
export interface Input {
  method: string
  /** Path and query, as sent over the wire. */
  address: string
  headers: Record<string, string>
  /** The body and where it goes; `raw` if it is not JSON. */
  json?: unknown
  place?: 'body' | 'query' | 'packed'
  raw?: string
}

/** The request as it is sent. */
export interface WireRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

export function toWire({ method, address, headers, json, place = 'body', raw }: Input): WireRequest {
  if (raw !== undefined || json === undefined) return { method, path: address, headers, body: raw }
  if (place === 'body') return { method, path: address, headers, body: jsonText(json) }
  const query = place === 'query' ? phpQuery(json) : `_criteria=${gzipSync(jsonText(json)).toString('base64url')}`
  // A request that is rejected for its length alone does not test the shop.
  return { method, path: `${address}?${query.slice(0, 12_000)}`, headers, body: undefined }
}

/** `filter[0][field]=name`, as PHP reads it. */
function phpQuery(json: unknown): string {
  const pairs: string[] = []
  const place = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) pairs.push(`${name}=${encoded(String(value))}`)
    else
      for (const [key, child] of Object.entries(value))
        place(name === '' ? encoded(key) : `${name}[${encoded(key)}]`, child)
  }
  place('', json)
  return pairs.join('&')
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
