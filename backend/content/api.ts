import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { companySchema } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { withText } from '#backend/answer-text.ts'
import { answer, type Answer } from './answer.ts'
import { loadSite } from './load.ts'
import type { Site } from './site.ts'

export interface ContentApiOptions {
  /** The folder that holds company.json, pages/, people/ and media/. */
  folder: string
  /** Origin of the site: files have absolute addresses. The content system is mounted at its `/typo`. */
  publicUrl: string
  defaultLocale?: Locale
}

/** Seconds that a page may be kept; afterwards its ETag tells whether it is still the same. */
const PAGE_AGE = 60
const YEAR = 365 * 86_400
/** Answers in memory; there are about as many as pages, unless somebody makes up spellings of addresses. */
const MOST_KEPT = 5000

/**
 * The embedded content system: TYPO3 headless JSON from files. Mount it at `/typo`.
 * @throws Error that lists everything that is wrong in the files
 * @example (await createContentApi({ folder: 'data', publicUrl })).request('/de/kontakt')
 */
export async function createContentApi({ folder, publicUrl, defaultLocale = 'de' }: ContentApiOptions): Promise<Hono> {
  const company = companySchema.parse(JSON.parse(await readFile(join(folder, 'company.json'), 'utf8')))
  const site = await loadSite({ folder, company, defaultLocale, base: `${publicUrl}/typo` })
  const written = createWriter(site)
  const app = new Hono()
  app.get('/fileadmin/*', (c) => file(c, site))
  app.get('*', (c) => {
    const { text, status, tag } = written(pathOf(c), c.req.query('type'))
    if (status !== 200) return respond(c, text, status, { 'Cache-Control': 'private, no-store' })
    return (
      fresh(c, tag, `max-age=${PAGE_AGE}`) ??
      respond(c, text, 200, { ETag: tag, 'Cache-Control': `max-age=${PAGE_AGE}` })
    )
  })
  app.all('*', (c) => respond(c, JSON.stringify({ reason: 'Method not allowed.' }), 405, { Allow: 'GET, HEAD' }))
  return app
}

interface Written {
  text: string
  status: Answer['status']
  /** Its ETag. */
  tag: string
}

/** The files do not change while the server runs: what was found once is written once. */
function createWriter(site: Site): (path: string, type: string | undefined) => Written {
  const known = new Map<string, Written>()
  return (path, type) => {
    const key = `${type} ${path}`
    const before = known.get(key)
    if (before) return before
    const { status, body } = answer(site, path, type)
    const text = JSON.stringify(body)
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const made = { text, status, tag }
    if (status === 200 && known.size < MOST_KEPT) known.set(key, made)
    return made
  }
}

const respond = (c: Context, text: string, status: 200 | 404 | 405, headers: Record<string, string>): Response =>
  withText(c.body(text, status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }), text)

/** 304 where the caller has this very answer already. */
function fresh(c: Context, tag: string, cacheControl: string): Response | undefined {
  const known = c.req
    .header('if-none-match')
    ?.split(/\s*,\s*/)
    .map((one) => one.replace(/^W\//, ''))
  if (!known?.includes(tag) && !known?.includes('*')) return undefined
  return c.body(null, 304, { ETag: tag, 'Cache-Control': cacheControl })
}

function file(c: Context, site: Site): Response {
  const found = site.media.get(pathOf(c).replace('/fileadmin/', ''))
  if (!found) return respond(c, JSON.stringify({ reason: 'The file does not exist.' }), 404, {})
  const tag = `"${found.tag}"`
  // An address without the hash, or with an old one, must not be kept for ever.
  const isCurrent = new URL(c.req.url).search === `?${found.tag}`
  const cacheControl = isCurrent ? `public, max-age=${YEAR}, immutable` : 'public, max-age=300'
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => found.encoded[one] && accepted.includes(one))
  const headers = {
    'Content-Type': found.document.properties.mimeType,
    ETag: tag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  const bytes = (encoding && found.encoded[encoding]) ?? found.bytes
  return fresh(c, tag, cacheControl) ?? c.body(bytes, 200, headers)
}

function pathOf(c: Context): string {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return c.req.path
  }
}
