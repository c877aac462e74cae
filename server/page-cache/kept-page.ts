import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Name and value of each header in turn, as `node:http` takes them. */
export type FlatHeaders = string[]

/** A page in one encoding, ready to be sent: its bytes, and the headers with them and with a 304. */
interface Encoded {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  headers: FlatHeaders
  unchangedHeaders: FlatHeaders
}

/** An answer as it goes over the wire, ready in each encoding. */
export interface KeptPage {
  status: number
  encoded: Record<Encoding, Encoded>
  /** Milliseconds since the epoch. */
  madeAt: number
  /** Bytes of all encodings together. */
  size: number
}

/** What is asked of a page; a Request is one. */
export interface Asked {
  method: string
  headers: Pick<Headers, 'get'>
}

/** What is sent for it. */
export interface Answer {
  status: number
  headers: FlatHeaders
  bytes: Uint8Array<ArrayBuffer> | null
}

/** Middle quality: a page is compressed once and read often, but its first visitor waits for it. */
const BROTLI_QUALITY = 5
const OF_ENCODING = new Set(['content-encoding', 'content-length', 'etag', 'vary'])

/** @param always headers for every page, unless it has one of that name. */
export async function keepPage(
  response: Response,
  madeAt: number,
  always: readonly (readonly [string, string])[] = [],
): Promise<KeptPage> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const vary = [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  const own = [...response.headers].filter(([name]) => !OF_ENCODING.has(name))
  const common = [...own, ...always.filter(([name]) => !response.headers.has(name)), ['vary', vary]].flat()
  const encode = (bytes: Uint8Array, encoding: Encoding): Encoded => {
    const etag = `"${hash}-${encoding}"`
    const unchangedHeaders = [...common, 'etag', etag]
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    return {
      bytes: new Uint8Array(bytes),
      etag,
      headers: [...unchangedHeaders, ...encoded, 'content-length', String(bytes.length)],
      unchangedHeaders,
    }
  }
  return {
    status: response.status,
    encoded: { identity: encode(identity, 'identity'), br: encode(br, 'br'), gzip: encode(gz, 'gzip') },
    madeAt,
    size: identity.length + br.length + gz.length,
  }
}

/** The smallest encoding that the client takes. */
export function chooseEncoding(accepted: string | null): Encoding {
  const names = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
    names.set(name, quality === undefined ? 1 : Number(quality))
  }
  for (const encoding of ['br', 'gzip'] as const) if ((names.get(encoding) ?? names.get('*') ?? 0) > 0) return encoding
  return 'identity'
}

/** The answer to one request: 304 when the client has the page already. */
export function answerFrom({ status, encoded }: KeptPage, { method, headers: asked }: Asked): Answer {
  const { bytes, etag, headers, unchangedHeaders } = encoded[chooseEncoding(asked.get('accept-encoding'))]
  if (matches(asked.get('if-none-match'), etag)) return { status: 304, headers: unchangedHeaders, bytes: null }
  return { status, headers, bytes: method === 'HEAD' ? null : bytes }
}

const matches = (given: string | null, etag: string): boolean =>
  given !== null && given.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()))

export function responseOf({ status, headers, bytes }: Answer): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index): [string, string] => [
    headers[index * 2] ?? '',
    headers[index * 2 + 1] ?? '',
  ])
  return new Response(bytes, { status, headers: pairs })
}
