import { Parser } from 'htmlparser2'
import type { Locale } from '#contracts/locales.ts'
import { readHref } from '#contracts/content/links/read-href.ts'
import { SAME_BASE_PATHS, toContentPath } from '#contracts/content/links/site-address.ts'
import type { Reading } from '#contracts/content/reading.ts'
import type { Endpoint } from './call.server.ts'
import { patienceOf } from './patience.ts'

/** The page type of EXT:seo's sitemap. */
const SITEMAP_TYPE = '1533906435'
/** Files that an index may name: EXT:seo has one for each kind and thousand pages. */
const MOST_FILES = 100
const MOST_ADDRESSES = 20_000

/**
 * Reads the sitemap of EXT:seo: addresses of this site. Without that extension there are none. It ends where a file
 * cannot be read, which `onFailure` receives: links lead to pages as well.
 */
export async function readContentSitemap(
  endpoint: Endpoint,
  locale: Locale,
  reading: Reading,
  onFailure: (failure: unknown) => void = () => {},
): Promise<string[]> {
  const home = toContentPath(`/${locale}`, reading.basePaths ?? SAME_BASE_PATHS).replace(/\/$/, '')
  const isOwn = (location: string) => readHref(location, reading)?.startsWith('/') ?? false
  const index = await readLocations(endpoint, `${home}/?type=${SITEMAP_TYPE}`, onFailure)
  const found: string[] = []
  for (const file of (index ?? []).filter(isOwn).slice(0, MOST_FILES)) {
    // Its host is the front end's, or that of the TYPO3: the file is asked of the service alone.
    const { pathname, search } = new URL(file, 'https://content.invalid')
    const pages = await readLocations(endpoint, pathname + search, onFailure)
    if (pages === undefined || found.length >= MOST_ADDRESSES) break
    found.push(...pages.filter(isOwn).flatMap((page) => readHref(page, reading) ?? []))
  }
  return found.slice(0, MOST_ADDRESSES)
}

/** Addresses in a file of a sitemap; undefined if it cannot be read. */
async function readLocations(
  { url, fetch, patience = patienceOf() }: Endpoint,
  address: string,
  onFailure: (failure: unknown) => void,
): Promise<string[] | undefined> {
  try {
    const headers = { accept: 'application/xml' }
    const signal = AbortSignal.timeout(patience.read)
    const response = await fetch(url + address, { method: 'GET', headers, body: null, signal, redirect: 'manual' })
    const text = await response.text()
    return response.status === 200 ? locationsIn(text) : undefined
  } catch (failure) {
    // It did not answer in time, or its answer is too large.
    onFailure(failure)
    return undefined
  }
}

function locationsIn(xml: string): string[] {
  const found: string[] = []
  let location: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => void (location = name === 'loc' ? '' : undefined),
      ontext: (text) => void (location = location === undefined ? undefined : location + text),
      onclosetag(name, isImplied) {
        // An address without its end may be a part of one.
        if (
          !isImplied &&
          name === 'loc' &&
          location !== undefined &&
          URL.canParse(location.trim(), 'https://content.invalid')
        )
          found.push(location.trim())
        location = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}
