import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pickEncoding } from '#backend/http/encoding.ts'

/** Shorter responses take one packet either way. */
const LEAST = 1400
/** One piece for most pages: each further one is another turn of the event loop. */
const CHUNK = { chunkSize: 64 * 1024 }
/** The fastest that are worth it, in another thread (docs/decisions/0015). */
const BROTLI = {
  ...CHUNK,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body, { ...CHUNK, level: 1 }),
}

/**
 * Compresses a text that was made for one visitor. Its length reveals nothing about its only secret, the form's token,
 * which is another random one in each response.
 */
export async function compressText(response: Response, request: Request): Promise<Response> {
  const { headers, status } = response
  const isText = /^(text\/|application\/json|image\/svg\+xml)/.test(headers.get('content-type') ?? '')
  if (!isText || !response.body || headers.has('content-encoding')) return response
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined, ['br', 'gzip'])
  if (!encoding) return response
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length < LEAST) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(await COMPRESS[encoding](body), { status, headers })
}
