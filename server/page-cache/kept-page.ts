import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer as it goes over the wire, ready in each encoding. */
export interface KeptPage {
  status: number
  /** Without `content-encoding`, `content-length` and `etag`, which depend on the encoding. */
  headers: [string, string][]
  /** Body and strong ETag per encoding. */
  bodies: Record<Encoding, { bytes: Uint8Array<ArrayBuffer>; etag: string }>
  /** Milliseconds since the epoch. */
  madeAt: number
  /** Bytes of all encodings together. */
  size: number
}

/** Middle quality: a page is compressed once and read often, but its first visitor waits for it. */
const BROTLI_QUALITY = 5

export async function keepPage(response: Response, madeAt: number): Promise<KeptPage> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const body = (bytes: Uint8Array, encoding: Encoding) => ({
    bytes: new Uint8Array(bytes),
    etag: `"${hash}-${encoding}"`,
  })
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !['content-encoding', 'content-length', 'etag'].includes(name)),
    bodies: { identity: body(identity, 'identity'), br: body(br, 'br'), gzip: body(gz, 'gzip') },
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
export function answerFrom(page: KeptPage, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const { bytes, etag } = page.bodies[encoding]
  const headers = new Headers(page.headers)
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { status: page.status, headers })
}

const matches = (given: string | null, etag: string): boolean =>
  given !== null && given.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()))
