import { LRUCache } from 'lru-cache'
import type { Locale } from '#contracts/locales.ts'
import type { InitialData, PageResult } from '#contracts/content/page.ts'
import type { PassedFile } from '#contracts/content/links/own-origin.ts'
import { readLocation } from '#contracts/content/links/read-href.ts'
import { readInitialData, readPageResult } from '#contracts/content/read-page.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { isSigned, PREVIEW_HEADER, PREVIEW_PARAMETER, signAddress } from '#contracts/content/shared-secret.server.ts'
import { SAME_BASE_PATHS, toContentPath } from '#contracts/content/links/site-address.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { readContentSitemap } from './content-sitemap.server.ts'
import { callService } from './call.server.ts'
import { createLastGood } from './last-good.ts'
import { oncePerType } from './once-per-type.ts'
import { readPassedFile } from './passed-file.server.ts'
import { type ContentEndpoint, type FormBody, type SentForm, sendForm } from './send-form.server.ts'
import { rememberSentForms } from './sent-forms.ts'

export interface ContentClient {
  /**
   * Reads the page, redirect or status page at a path with its locale: `/de/kontakt`.
   * @throws ServiceFailure
   */
  page(path: string, options?: PageOptions): Promise<ContentResult>
  /**
   * Sends a form to a page, and returns its element with the result, or where its finisher leads.
   * @throws ServiceFailure
   */
  submit(path: string, sent: { search: string; form: FormBody }): Promise<SentForm | undefined>
  /**
   * Reads a file of the content system that this site passes on; undefined if it is none of that kind.
   * @throws ServiceFailure
   */
  passedFile(kind: PassedFile, path: string): Promise<string | undefined>
  /** Reads the menus and status pages of a language. Returns the last good ones if the content system is down. */
  initialData(locale: Locale): Promise<InitialData>
  /** Reads the addresses of the content system's own sitemap in a language; it may have none. */
  sitemap(locale: Locale): Promise<string[]>
}

export interface PageOptions {
  /** Query of the page. Only parameters of the content system are sent on: `?tx_news_pi1[currentPage]=2&cHash=…`. */
  search?: string
  /** Whether the page can do without the response. */
  isPart?: boolean
  /** Whether all of the query is sent, for redirects that editors made for it. Such a page is not remembered. */
  wholeQuery?: boolean
}

/** `isPrivate`: rendered for one visitor, for example with form tokens, so it must not be cached. */
export type ContentResult = PageResult & {
  isPrivate: boolean
  /** Whether an editor's link asked for it: it may not be published. */
  isPreview?: boolean
}

export interface ContentSettings extends Reading {
  /** Receives failures that no page shows. */
  onFailure?: (failure: unknown) => void
  /** That of links to previews; undefined if the content system has none. */
  secret?: string | undefined
}

const REDIRECTS = [301, 302, 303, 307, 308]
/** Statuses of pages that do not exist or that this visitor may not see. */
const MISSING = [403, 404, 410]
/** Milliseconds for which a missing page is cached. */
const MISSING_FOR = 60_000
/** Maximum number of cached missing addresses; the least recently used ones are dropped. */
const MOST_MISSING = 5_000
/** Reads of pages that may wait long at a time: a third of the gate's places. A TYPO3 that hangs does not fill it. */
const MOST_PATIENT = 8
type ReadKind = 'read' | 'part'
/** Characters of all cached missing pages, as JSON. A TYPO3 may send a whole page for each missing address. */
const MOST_TEXT = 16 * 1024 * 1024
const MENUS_FRESH_FOR = 5_000
const MENUS_QUIET_FOR = 10_000

/** Creates the client of the content system; see {@link Reading} for its treatment of responses. */
export function createContentClient(endpoint: ContentEndpoint, settings: ContentSettings): ContentClient {
  const { onUnknownElement = () => {}, onFailure = () => {}, basePaths = SAME_BASE_PATHS } = settings
  const reading: Reading = { ...settings, onUnknownElement: oncePerType(onUnknownElement) }
  const sendOnce = rememberSentForms()
  // The path is inserted as a whole: as a parameter its slashes would be encoded.
  const get = (address: string, answers: readonly number[], kind: ReadKind, headers?: Record<string, string>) =>
    callService(
      { ...endpoint, url: endpoint.url + address },
      { service: 'content', operation: 'GET ', answers, kind, retries: true, ...(headers && { headers }) },
    )

  async function readPage(address: string, kind: ReadKind, sent?: Record<string, string>): Promise<ContentResult> {
    const { json, response } = await get(address, [...REDIRECTS, ...MISSING], kind, sent)
    const { status, headers } = response
    const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '')
    if (status < 300 && !hasKey(json, PAGE_KEYS)) throw malformed('It is no page.')
    if (status >= 400 || !headers.has('location')) return { ...readPageResult(status, json, reading), isPrivate }
    const target = readLocation(response, endpoint.url + address, reading)
    if (target === undefined) return { kind: 'missing', status: 404, reason: 'It redirects to no address.', isPrivate }
    return { kind: 'redirect', status, location: target, isPrivate }
  }

  let underWay = 0
  /** Reads a page that a visitor waits for. Where there is an older copy, the page cache sends that one sooner. */
  async function readForVisitor(address: string): Promise<ContentResult> {
    const kind = underWay < MOST_PATIENT ? 'read' : 'part'
    underWay += 1
    try {
      return await readPage(address, kind)
    } finally {
      underWay -= 1
    }
  }

  async function readPreview(own: string, query: string, path: string): Promise<ContentResult> {
    const read = (address: string) => {
      const ends = Math.floor(Date.now() / 1000) + PREVIEW_LIFE
      const token = signAddress(settings.secret ?? '', 'preview', decodeURI(address), ends)
      return readPage(address + query, 'read', { [PREVIEW_HEADER]: token })
    }
    const first = await read(own)
    // The home page has a slash there.
    const isSlash = first.kind === 'redirect' && isSameAddress(first.location, path, query)
    const result = isSlash ? await read(`${own.replace(/\/$/, '')}/`) : first
    return { ...result, isPrivate: true, isPreview: true }
  }

  // Key: address and query. Owner: this client. End: a minute, 5,000 others that are missing, or MOST_TEXT. Gain: one missing page
  // costs a request for each language, and a TYPO3 serves 68 of them a second.
  const missing = new LRUCache<string, ContentResult>({ max: MOST_MISSING, ttl: MISSING_FOR, ...IN_ALL })
  let emptiedAt = 0
  /** A page that an editor has just made is there. */
  function forgetMissing() {
    const changedAt = endpoint.changedAt?.() ?? 0
    if (changedAt <= emptiedAt) return
    emptiedAt = changedAt
    missing.clear()
  }
  const initialData = createLastGood<Locale, InitialData>({
    async load(locale) {
      const home = toContentPath(`/${locale}`, basePaths)
      const first = await get(`${home}?type=834`, REDIRECTS, 'part')
      const isSlash = REDIRECTS.includes(first.response.status)
      const { json } = isSlash ? await get(`${home}/?type=834`, [], 'part') : first
      if (!hasKey(json, MENU_KEYS)) throw malformed('The initial data has no menus.')
      return readInitialData(json, reading)
    },
    freshFor: MENUS_FRESH_FOR,
    quietFor: MENUS_QUIET_FOR,
    onFailure,
  })

  return {
    async page(path, { search = '', isPart, wholeQuery = false } = {}) {
      const own = encodeURI(toContentPath(path, basePaths))
      const query = wholeQuery ? search : ownQuery(search)
      if (isPreview(settings.secret, path, search)) return readPreview(own, query, path)
      forgetMissing()
      const found = missing.get(own + query)
      if (found) return found
      const first = await (isPart ? readPage(own + query, 'part') : readForVisitor(own + query))
      // A redirect to the same address with a final slash, which this site's addresses do not have.
      const isSlash = first.kind === 'redirect' && isSameAddress(first.location, path, query)
      const result = isSlash
        ? withoutLoop(await readPage(`${own.replace(/\/$/, '')}/${query}`, isPart ? 'part' : 'read'), path, query)
        : first
      if (!wholeQuery && result.kind !== 'redirect' && [404, 410].includes(result.status))
        missing.set(own + query, result)
      return result
    },
    submit(path, { search, form }) {
      const address = encodeURI(toContentPath(path, basePaths)) + ownQuery(search)
      return sendOnce(address, form, () => sendForm(endpoint, address, form, reading))
    },
    passedFile: (kind, path) => readPassedFile(endpoint, kind, path),
    initialData,
    sitemap: (locale) => readContentSitemap(endpoint, locale, reading, onFailure),
  }
}

/** Seconds for which the content system accepts the request for a preview. */
const PREVIEW_LIFE = 60

/** Whether a link of an editor asked for a page that may not be published, and has not ended. */
function isPreview(secret: string | undefined, path: string, search: string): boolean {
  const given = new URLSearchParams(search).get(PREVIEW_PARAMETER)
  return given !== null && secret !== undefined && isSigned(secret, 'preview', path, given, Date.now())
}

const IN_ALL = {
  maxSize: MOST_TEXT,
  sizeCalculation: (page: ContentResult, key: string): number => key.length + JSON.stringify(page).length,
}

/** Keys of a page, and of the initial data. A proxy may send JSON of its own, with status 200. */
const PAGE_KEYS = ['content', 'page', 'redirectUrl']
const MENU_KEYS = ['navigation', 'navigationAreas', 'page']

const hasKey = (json: unknown, keys: readonly string[]): boolean =>
  typeof json === 'object' && json !== null && keys.some((key) => key in json)

const malformed = (reason: string): ServiceFailure =>
  new ServiceFailure(
    { service: 'content', operation: 'GET ', kind: 'malformed', status: 502, errors: [] },
    new Error(reason),
  )

const isSameAddress = (location: string, path: string, query: string): boolean =>
  [path + query, encodeURI(path) + query].includes(location)

/** A page that redirects to itself, with or without the final slash, does not exist. */
const withoutLoop = (result: ContentResult, path: string, query: string): ContentResult =>
  result.kind === 'redirect' && isSameAddress(result.location, path, query)
    ? { kind: 'missing', status: 404, reason: 'It redirects to itself.', isPrivate: result.isPrivate }
    : result

/** Parameters of the content system's plugins and their hash. Each other one would add a page to its cache. */
const OWN_PARAMETER = /^(tx_\w+(\[\w+\])*|cHash)$/

/** Returns the content system's part of a query, unchanged, because it is checked against a hash. */
function ownQuery(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&')
  const own = pairs.filter((pair) => OWN_PARAMETER.test(decodeParameter(pair.split('=')[0] ?? '')))
  return own.length > 0 ? `?${own.join('&')}` : ''
}

function decodeParameter(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
