import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import { BodyError } from '#bodies/bounded-body.server.ts'
import { companySchema } from '#contracts/company.ts'
import { firstLocale, type Locale } from '#contracts/locales.ts'
import { isDatabaseUnavailable } from '#backend/database/unavailable.ts'
import { pickEncoding } from '#backend/http/encoding.ts'
import { decodePath } from './asked-path.ts'
import { readByteRange } from './files/byte-range.ts'
import { mayHaveFile, readFormQuery } from './forms/form-requests.ts'
import { readPosted } from './forms/read-posted.ts'
import type { FormServices } from './forms/receive-form.ts'
import { respondToForm } from './forms/respond-to-form.ts'
import { FormLimitReached } from './forms/send-message.ts'
import { loadSite } from './files/load.ts'
import { openPictures } from './pictures/derive.ts'
import {
  isDrawingSize,
  isShareSize,
  mimeTypeOf,
  parsePicturePath,
  type PictureSize,
  widthsOf,
} from './pictures/sizes.ts'
import { type ContentResponse, respond } from './documents/respond.ts'
import type { ContentMedia, ContentSite } from './site.ts'

export interface ContentApiOptions {
  /** The folder that holds company.json, pages/, people/ and media/. */
  folder: string
  /** Origin of the site: files have absolute addresses. The content system is mounted at its `/typo`. */
  publicUrl: string
  defaultLocale?: Locale
  /** The folder that keeps smaller files of pictures; without it each request makes them again. */
  picturesFolder?: string
  /** Key of the signatures in forms, the same in every process of an installation. */
  secret?: string
  /** Whether forms may have files. */
  takesFiles?: boolean
}

/** How long a page may be cached, in seconds; then its ETag is compared. */
const PAGE_AGE = 60
const YEAR = 365 * 86_400
/** Cached responses and their characters. There are about as many as pages, but addresses have many spellings. */
const MAX_CACHED = 5000
const MOST_TEXT = 32 * 1024 * 1024

/**
 * Loads and checks all content.
 * @throws Error that lists every mistake in the files
 */
export async function loadContent({
  folder,
  publicUrl,
  defaultLocale = firstLocale(),
  ...forms
}: Omit<ContentApiOptions, 'picturesFolder'>): Promise<ContentSite> {
  const company = companySchema.parse(JSON.parse(await readFile(join(folder, 'company.json'), 'utf8')))
  return loadSite({ folder, company, defaultLocale, base: `${publicUrl}/typo`, ...forms })
}

interface ContentServices {
  /** Where smaller files of pictures are kept. */
  picturesFolder?: string | undefined
  /** Behind drawings in pictures of shared links, `#f4f1ed`. */
  ground?: string
  forms?: FormServices | undefined
}

/** The content system of a folder, without what takes forms. */
export const createContentApi = async ({ picturesFolder, ...options }: ContentApiOptions): Promise<Hono> =>
  contentApi(await loadContent(options), { picturesFolder })

/**
 * The embedded content system: TYPO3 headless JSON from files. Mount it at `/typo`.
 * @param services.forms takes the forms that visitors send. Without it they are shown, and sending fails with 503.
 * @example (await contentApi(await loadContent({ folder: 'data', publicUrl }))).request('/de/kontakt')
 */
export async function contentApi(
  site: ContentSite,
  { picturesFolder, ground = '#ffffff', forms }: ContentServices = {},
): Promise<Hono> {
  const cached = cacheResponses(site)
  const derive = await openPictures(
    picturesFolder,
    [...site.media.values()].map(({ tag }) => tag),
    ground,
  )
  const app = new Hono()
  // Front ends of other origins call from the browser. Everything here is public and without cookies.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('Access-Control-Allow-Origin', '*')
  })
  // Sends 304 to callers that have the same ETag already.
  app.use(etag())
  app.options('*', (c) => c.body(null, 204, { ...preflightHeaders(c), Allow: METHODS }))
  app.get('/fileadmin/_processed_/*', (c) => sendPicture(c, site, derive))
  app.get('/fileadmin/*', (c) => sendFile(c, site))
  app.get('*', (c) => {
    const { text, status, tag, isPrivate } = cached(pathOf(c), c.req.query('type'), new URL(c.req.url).searchParams)
    if (isPrivate) return sendJson(c, text, status, UNCACHED)
    const headers = status === 200 ? { ETag: tag, 'Cache-Control': `max-age=${PAGE_AGE}` } : UNCACHED
    return sendJson(c, text, status, headers)
  })
  app.post('*', (c) => postForm(c, site, forms))
  app.all('*', (c) => sendJson(c, JSON.stringify({ reason: 'Method not allowed.' }), 405, { Allow: METHODS }))
  return app
}

const METHODS = 'GET, HEAD, POST, OPTIONS'

/** Whatever headers a front end sends, no response depends on a visitor. */
const preflightHeaders = (c: Context) => ({
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? 'accept',
  'Access-Control-Max-Age': '86400',
  Vary: 'Access-Control-Request-Headers',
})

type JsonStatus = 200 | 400 | 404 | 405 | 413 | 415 | 429 | 500 | 503

const UNCACHED = { 'Cache-Control': 'private, no-store' }

interface CachedResponse {
  text: string
  status: ContentResponse['status']
  /** Its ETag. */
  tag: string
  isPrivate: boolean
}

/**
 * Caches responses as JSON text. Memory. Key: page type and path. Owner: one content API. End: the least
 * recently used go when there are too many; the files do not change while the process runs. Gain: no building, writing and
 * hashing of 12 KB of JSON for each page.
 */
function cacheResponses(
  site: ContentSite,
): (path: string, type: string | undefined, query: URLSearchParams) => CachedResponse {
  const cache = new LRUCache<string, CachedResponse>({
    max: MAX_CACHED,
    maxSize: MOST_TEXT,
    sizeCalculation: ({ text }, key) => key.length + text.length,
  })
  return (path, type, query) => {
    const key = `${type} ${path}`
    const found = cache.get(key)
    if (found) return found
    const { status, body, isPrivate = false } = respond(site, path, type, { query: readFormQuery(query) })
    const text = JSON.stringify(body)
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const response = { text, status, tag, isPrivate }
    if (status === 200 && !isPrivate) cache.set(key, response)
    return response
  }
}

const sendJson = (c: Context, text: string, status: JsonStatus, headers: Record<string, string>): Response =>
  c.body(text, status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })

/** Takes a form. Its response is for this visitor alone. */
async function postForm(c: Context, site: ContentSite, forms: FormServices | undefined): Promise<Response> {
  const say = (status: 400 | 413 | 415 | 429 | 500 | 503, reason: string, headers = {}) =>
    sendJson(c, JSON.stringify({ reason }), status, { ...UNCACHED, ...headers })
  if (!forms) return say(503, 'Forms are not taken at the moment.')
  try {
    const posted = await readPosted(c.req.raw, {
      attachments: forms.attachments,
      mayHaveFile: (fields, field) => mayHaveFile(site.forms, fields, field),
    })
    if (!posted) return say(415, 'It is not a form.')
    const query = readFormQuery(new URL(c.req.url).searchParams)
    const { status, body } = await respondToForm(site, forms, pathOf(c), posted, query)
    return sendJson(c, JSON.stringify(body), status, UNCACHED)
  } catch (error) {
    if (error instanceof BodyError)
      return error.problem === 'too-large'
        ? say(413, 'The form is too large.')
        : say(400, 'The form broke off, or cannot be read.')
    if (error instanceof FormLimitReached)
      return say(429, 'Too many forms in a short time.', { 'Retry-After': String(error.seconds) })
    // Nothing was stored: the form can be sent again.
    forms.log.error({ err: error }, 'content: a form was not taken')
    return isDatabaseUnavailable(error)
      ? say(503, 'The form could not be stored.')
      : say(500, 'The form could not be processed.')
  }
}

function sendFile(c: Context, site: ContentSite): Response {
  const found = site.media.get(pathOf(c).replace('/fileadmin/', ''))
  if (!found) return sendJson(c, JSON.stringify({ reason: 'The file does not exist.' }), 404, UNCACHED)
  const available = (['br', 'gzip'] as const).filter((name) => found.encoded[name])
  const encoding = pickEncoding(c.req.header('accept-encoding'), available)
  const bytes = encoding && found.encoded[encoding]?.()
  const { mimeType, filename } = found.document.properties
  const isRanged = available.length === 0
  const range = isRanged && isSameFile(c, found) ? readByteRange(c.req.header('range'), found.bytes.length) : undefined
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${found.bytes.length}` })
  const part = range && found.bytes.subarray(range.first, range.last + 1)
  return c.body(part ?? bytes ?? found.bytes, part ? 206 : 200, {
    'Content-Type': mimeType,
    // A document keeps its name when it is saved; pictures are part of a page.
    ...(!mimeType.startsWith('image/') && {
      'Content-Disposition': `inline; filename="${encodeURIComponent(filename)}"`,
    }),
    ...(isRanged && { 'Accept-Ranges': 'bytes' }),
    ...(range && { 'Content-Range': `bytes ${range.first}-${range.last}/${found.bytes.length}` }),
    // Each encoding has other bytes, and so another tag.
    ETag: bytes ? `"${found.tag}-${encoding}"` : `"${found.tag}"`,
    'Cache-Control': cachingOf(c, found),
    Vary: 'Accept-Encoding',
    ...(bytes && { 'Content-Encoding': encoding }),
  })
}

/** A caller that continues a download names the file that it has begun; another one is sent whole. */
function isSameFile(c: Context, { tag }: ContentMedia): boolean {
  const condition = c.req.header('if-range')
  return condition === undefined || condition === `"${tag}"`
}

/** A smaller file of a picture, in one of the sizes that its document names. */
async function sendPicture(c: Context, site: ContentSite, derive: Awaited<ReturnType<typeof openPictures>>) {
  const wanted = parsePicturePath(pathOf(c))
  const found = wanted && site.media.get(wanted.path)
  if (!wanted || !found || !isOffered(found, wanted))
    return sendJson(c, JSON.stringify({ reason: 'The picture does not exist.' }), 404, UNCACHED)
  return c.body(await derive({ ...found, isDrawing: isDrawing(found) }, wanted), 200, {
    'Content-Type': mimeTypeOf(wanted.format),
    ETag: `"${found.tag}-${wanted.width}-${wanted.format}"`,
    'Cache-Control': cachingOf(c, found),
  })
}

const isDrawing = ({ document }: ContentMedia) => document.properties.mimeType === 'image/svg+xml'

function isOffered(media: ContentMedia, size: PictureSize): boolean {
  // Nothing else is made as JPEG.
  if (size.format === 'jpg') return isShareSize(size) && media.document.properties.type === 'image'
  if (isDrawing(media)) return isDrawingSize(size)
  const { sources, properties } = media.document
  return sources !== undefined && widthsOf(properties.dimensions.width).includes(size.width)
}

/** An address without the hash or with an old one must not be cached for ever. */
const cachingOf = (c: Context, { tag }: ContentMedia): string =>
  new URL(c.req.url).search === `?${tag}` ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300'

const pathOf = (c: Context): string => decodePath(new URL(c.req.url).pathname)
