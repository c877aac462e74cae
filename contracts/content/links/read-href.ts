import { asText } from '#contracts/content/json-record.ts'
import type { Reading } from '#contracts/content/reading.ts'
import { isFilePath, SAME_BASE_PATHS, toSitePath } from './site-address.ts'

const ALLOWED = /^(https?:|mailto:|tel:|sms:|#|\/(?![/\\]))/i

/** An address without a scheme, `//www.example.com/a`. */
const BARE_HOST = /^\/\/(?=[a-z\d][a-z\d.-]*(:\d+)?([/?#]|$))/i

/** A scheme that a TYPO3 took for a path, and a file whose editor left the slash out. */
const MISTAKEN_SCHEME = /^\/(?=(mailto|tel):)/i
const BARE_FILE = /^(?=(fileadmin|uploads)\/)/

/** Returns an address as this site uses it; `undefined` for one that must not be followed (`javascript:`, `t3://`). */
export function readHref(value: unknown, reading: Reading): string | undefined {
  const href = readAllowed(value)
  if (href === undefined || /^(mailto:|tel:|sms:|#)/i.test(href)) return href
  const path = pathIn(href, reading)
  if (path === undefined) return href
  return isFilePath(path) ? fileAddress(path, reading) : toSitePath(path, reading.basePaths ?? SAME_BASE_PATHS)
}

/** Returns where a real redirect leads. Its address may be relative to the one that was requested. */
export function readLocation({ headers }: Response, requested: string, reading: Reading): string | undefined {
  const location = headers.get('location') ?? ''
  if (location.startsWith('/')) return readHref(location, reading)
  return URL.canParse(location, requested) ? readHref(new URL(location, requested).href, reading) : undefined
}

/** Returns the address of a file. A remote content system keeps its files, in any folder. */
export function readFileHref(value: unknown, reading: Reading): string | undefined {
  const href = readAllowed(value)
  if (href === undefined) return undefined
  if (href.startsWith('/')) {
    const path = withoutFolder(href, reading)
    return isFilePath(path) ? fileAddress(path, reading) : href
  }
  const url = URL.canParse(href) ? new URL(href) : undefined
  return url && reading.hosts.includes(url.host) ? url.pathname + url.search + url.hash : href
}

function readAllowed(value: unknown): string | undefined {
  // Browsers ignore control characters inside a scheme, so they must not hide one here.
  // oxlint-disable-next-line no-control-regex -- it removes these characters
  const visible = asText(value).replace(/[\u0000-\u001f]+/g, '')
  const given = visible.trim().replaceAll(' ', '%20')
  const href = given.replace(BARE_HOST, 'https://').replace(MISTAKEN_SCHEME, '').replace(BARE_FILE, '/')
  return ALLOWED.test(href) ? href : undefined
}

/** Returns the path of an address on this site or on its content system; `undefined` for other addresses. */
function pathIn(href: string, reading: Reading): string | undefined {
  if (href.startsWith('/')) return withoutFolder(href, reading)
  if (!URL.canParse(href)) return undefined
  const { host, pathname, search, hash } = new URL(href)
  const isContent = reading.contentUrl !== undefined && host === new URL(reading.contentUrl).host
  if (isContent && isIn(folderOf(reading), pathname)) return withoutFolder(pathname + search + hash, reading)
  return reading.hosts.includes(host) ? pathname + search + hash : undefined
}

/** The folder of a content system below its host: `/typo`, or empty. */
const folderOf = ({ contentUrl }: Reading): string =>
  contentUrl === undefined ? '' : new URL(contentUrl).pathname.replace(/\/$/, '')

const isIn = (folder: string, path: string): boolean =>
  path.startsWith(folder) && /^([/?#]|$)/.test(path.slice(folder.length))

/** A content system in a folder writes it before its own paths. */
function withoutFolder(path: string, reading: Reading): string {
  const folder = folderOf(reading)
  return folder !== '' && isIn(folder, path) ? path.slice(folder.length).replace(/^(?!\/)/, '/') : path
}

const fileAddress = (path: string, { contentUrl = '' }: Reading): string => contentUrl.replace(/\/$/, '') + path
