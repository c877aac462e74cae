import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database, Log } from '#backend/database/open.ts'
import { media } from '#backend/database/schema/catalogue.ts'
import { isDatabaseUnavailable } from '#backend/database/unavailable.ts'
import { ByteCache } from './byte-cache.ts'
import { encoded, encodingFor, type Encoding } from './encoding.ts'

/** A medium as it goes over the wire. */
interface Representation {
  body: Uint8Array<ArrayBuffer>
  mimeType: string
  encoding: Encoding
}

/** Drawings are asked for again and again and are a few KB each: the whole demo fits. */
const CACHE_BYTES = 32 * 1024 * 1024

const ID = /^[0-9a-f]{32}$/

/** A drawing opened by itself is a document of this origin: it may style itself and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/**
 * Serves pictures and documents at `/{id}/{fileName}`; mount it at `/media`, where the facts' addresses lead. The id
 * follows from the content, so an answer holds for ever.
 */
export function createMediaApi(db: Database, log: Log): Hono {
  const cache = new ByteCache<Representation>(CACHE_BYTES)

  const load = async (id: string, fileName: string, accepted: Encoding): Promise<Representation | undefined> => {
    const key = `${accepted} ${id} ${fileName}`
    const known = cache.get(key)
    if (known) return known
    const [row] = await db
      .select({ content: media.content, mimeType: media.mimeType, fileName: media.fileName })
      .from(media)
      .where(eq(media.id, id))
    if (row?.fileName !== fileName) return undefined
    const { mimeType } = row
    const encoding = mimeType === 'image/svg+xml' ? accepted : 'identity'
    const body = new Uint8Array(await encoded(row.content, encoding))
    const representation = { body, mimeType, encoding }
    cache.set(key, representation)
    return representation
  }

  const app = new Hono()
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'media: request failed')
    const status = isDatabaseUnavailable(error) ? 503 : 500
    return context.text(status === 503 ? 'Service unavailable' : 'Internal server error', status, {
      'cache-control': 'no-store',
    })
  })
  app.get('/:id/:fileName', async (context) => {
    const { id, fileName } = context.req.param()
    const accepted = encodingFor(context.req.header('accept-encoding'))
    const found = ID.test(id) ? await load(id, fileName, accepted) : undefined
    if (!found) return context.text('Not found', 404, { 'cache-control': 'no-store' })
    const { body, mimeType, encoding } = found
    const etag = encoding === 'identity' ? `"${id}"` : `"${id}-${encoding}"`
    const headers: Record<string, string> = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': mimeType,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    }
    if (mimeType === 'image/svg+xml') {
      headers['vary'] = 'Accept-Encoding'
      headers['content-security-policy'] = SVG_POLICY
    }
    if (names(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return context.body(body, 200, { ...headers, 'content-length': String(body.byteLength) })
  })
  app.all('/:id/:fileName', (context) =>
    context.text('Method not allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
  )
  return app
}

/** True when an If-None-Match names the tag. */
const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
