import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { pickEncoding } from '#backend/http/encoding.ts'
import { cutAtMarks } from '#web/places/place-mark.ts'
import { createPageBytes, type Encoding } from './page-bytes.ts'
import {
  lengthOf,
  type AddressedRequest,
  type Filling,
  type FlatHeaders,
  type PageResponse,
  type PageVisitor,
} from './page-request.ts'

/** A cached page for all visitors, and its response to one of them. */
export interface CachedPage {
  /** Milliseconds since the epoch. */
  madeAt: number
  /** Bytes of all that is stored. It grows with each encoding that a client requests. */
  size: () => number
  /**
   * The response to one request; 304 if the client has the page already. Undefined if the encoding was not made yet.
   */
  respond: (request: AddressedRequest, visitor?: PageVisitor) => PageResponse | undefined
  /** The same, but makes a missing encoding. */
  prepare: (request: AddressedRequest, visitor?: PageVisitor) => Promise<PageResponse>
}

type Header = readonly [string, string]

/** From best to worst. Texts cannot be inserted into a Brotli stream. */
const ENCODINGS = ['br', 'gzip'] as const
const FILLED_ENCODINGS = ['gzip'] as const

const NOBODY: Filling = { texts: {}, cookies: [], isOnce: false }
/** Headers that differ between responses. */
const OWN = new Set(['cache-control', 'content-encoding', 'content-length', 'etag', 'vary'])
/** For one visitor's browser, which revalidates the page each time. */
const PRIVATE = 'private, max-age=0, must-revalidate'

/** @param always headers for every page, unless it has one of that name. */
export async function readCachedPage(
  response: Response,
  madeAt: number,
  always: readonly Header[] = [],
): Promise<CachedPage> {
  const { parts, places } = cutAtMarks(Buffer.from(await response.arrayBuffer()))
  const bytes = createPageBytes(parts)
  const tag = tagOf(parts)
  const { headers: given, status } = response
  const vary = [given.get('vary'), 'accept-encoding', places.length > 0 && 'cookie'].filter(Boolean).join(', ')
  const common: FlatHeaders = [
    ...[...given].filter(([name]) => !OWN.has(name)),
    ...always.filter(([name]) => !given.has(name)),
    ['vary', vary],
  ].flat()
  const shared = given.get('cache-control') ?? ''

  /** The variant for one client: an encoding, and the texts of the places in their order. */
  function choose(request: AddressedRequest, visitor: PageVisitor | undefined) {
    const filling = visitor?.fill(places, request) ?? NOBODY
    const texts = places.map((name) => filling.texts[name] ?? '')
    const isFilled = texts.some(Boolean)
    const accepted = request.headers.get('accept-encoding') ?? undefined
    const encoding: Encoding = pickEncoding(accepted, isFilled ? FILLED_ENCODINGS : ENCODINGS) ?? 'identity'
    return { ...filling, texts, isFilled, encoding, isShared: !isFilled && !filling.cookies.length && !visitor?.group }
  }

  function send(request: AddressedRequest, chosen: ReturnType<typeof choose>): PageResponse | undefined {
    const { texts, cookies, isOnce, isFilled, isShared, encoding } = chosen
    const body = bytes.read(encoding, texts)
    if (!body) return undefined
    const setCookies = cookies.flatMap((cookie) => ['set-cookie', cookie])
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const sized = [...encoded, 'content-length', String(lengthOf(body)), ...setCookies]
    const own = request.method === 'HEAD' ? null : body
    if (isOnce) return { status, headers: [...common, 'cache-control', 'no-store', ...sized], body: own }
    // A checksum is enough for the texts: they are compared only with those of the same visitor.
    const etag = `"${tag}-${isFilled ? `${crc32(texts.join('\n')).toString(36)}-` : ''}${encoding}"`
    const headers = [...common, 'cache-control', isShared ? shared : PRIVATE, 'etag', etag]
    if (matches(request.headers.get('if-none-match'), etag))
      return { status: 304, headers: [...headers, ...setCookies], body: null }
    return { status, headers: [...headers, ...sized], body: own }
  }

  return {
    madeAt,
    size: bytes.size,
    respond: (request, visitor) => send(request, choose(request, visitor)),
    async prepare(request, visitor) {
      const chosen = choose(request, visitor)
      const found = send(request, chosen)
      if (found) return found
      await bytes.make(chosen.encoding)
      const response = send(request, chosen)
      if (!response) throw new Error(`a page is not there in ${chosen.encoding}`)
      return response
    },
  }
}

function tagOf(parts: readonly Buffer[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 22)
}

const matches = (given: string | null, etag: string): boolean =>
  given !== null && given.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()))
