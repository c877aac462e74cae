import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib'
import { pickEncoding } from '#backend/http/encoding.ts'
import { cutAtMarks } from '#web/places/place-mark.ts'
import type { PageVisitor } from './page-visitor.ts'

/** A cached page for all visitors, and its response to one of them. */
export interface CachedPage {
  /** Milliseconds since the epoch. */
  madeAt: number
  /** Bytes that are stored: those of the compressed page. */
  size: number
  /** The response to one request, with the visitor's texts in its places; 304 if the client has the page already. */
  respond: (request: Request, visitor: PageVisitor) => Promise<Response>
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** Middle quality: a page is compressed once and read often, but its first visitor waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** For one visitor's browser, which revalidates the page each time. */
const PRIVATE = 'private, max-age=0, must-revalidate'

export async function readCachedPage(response: Response, madeAt: number): Promise<CachedPage> {
  const { parts, places } = cutAtMarks(Buffer.from(await response.arrayBuffer()))
  const lengths = parts.map(({ length }) => length)
  const empty = Buffer.concat(parts)
  const compressed = await compress(empty, QUALITY)
  const fill = async (texts: readonly string[]) => insert(await decompress(compressed), lengths, texts)
  const tag = createHash('sha256').update(empty).digest('base64url').slice(0, 22)
  const { status, headers: given } = response
  const shared = given.get('cache-control') ?? ''
  const common = new Headers(given)
  // They are those of one encoding.
  for (const name of ['content-encoding', 'content-length', 'etag']) common.delete(name)
  for (const name of ['accept-encoding', ...(places.length > 0 ? ['cookie'] : [])]) common.append('vary', name)

  return {
    madeAt,
    size: compressed.length,
    async respond(request, visitor) {
      const { texts, cookies, isOnce } = visitor.fill(places, request)
      const filling = places.map((name) => texts[name] ?? '')
      const isFilled = filling.some(Boolean)
      const isShared = !isFilled && cookies.length === 0
      const headers = new Headers(common)
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      headers.set('cache-control', isOnce ? 'no-store' : isShared ? shared : PRIVATE)
      if (!isOnce) {
        // A checksum is enough for the texts: they are compared only with those of the same visitor.
        const etag = `"${tag}${isFilled ? `-${crc32(filling.join('\n')).toString(36)}` : ''}"`
        headers.set('etag', `W/${etag}`)
        if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
      }
      const takesBrotli = pickEncoding(request.headers.get('accept-encoding') ?? undefined, ['br']) !== undefined
      const isStored = !isFilled && takesBrotli
      if (isStored) headers.set('content-encoding', 'br')
      if (request.method === 'HEAD') return new Response(null, { status, headers })
      return new Response(isStored ? compressed : await fill(filling), { status, headers })
    },
  }
}

/** Inserts each text behind its part of the page. */
function insert(page: Buffer, lengths: readonly number[], texts: readonly string[]): Buffer<ArrayBuffer> {
  let end = 0
  return Buffer.concat(
    lengths.flatMap((length, index) => {
      const begin = end
      end += length
      return [page.subarray(begin, end), Buffer.from(texts[index] ?? '')]
    }),
  )
}

const matches = (given: string | null, etag: string): boolean =>
  given !== null && given.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()))
