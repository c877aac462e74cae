import type { ContentElement } from './elements.ts'
import { asArray, asBoolean, asNumber, asRecord, asText, type JsonRecord } from './json-record.ts'
import type { ContentFile } from './file.ts'
import type { InitialData, PageResult, PageMeta } from './page.ts'
import { readElements } from './read-element.ts'
import { readHref } from './links/read-href.ts'
import { readFile } from './links/read-link.ts'
import { NO_MENUS, readAreas, readLanguages, readMenu } from './read-navigation.ts'
import type { Reading } from './reading.ts'

/**
 * Reads the response to a request for a page: 4.x (flat keys), 2.x (`page`, `languages`) or the embedded one (both).
 * `status` is the HTTP status, `body` the parsed JSON, or `undefined` if the response had none.
 */
export function readPageResult(status: number, body: unknown, reading: Reading = { hosts: [] }): PageResult {
  const given = asRecord(body)
  const location = readHref(given.redirectUrl, reading)
  if (location !== undefined) return { kind: 'redirect', status: Number(given.statusCode) || 307, location }

  const columns = readColumns(given.content, reading)
  const isEmpty = columns.stage.length + columns.main.length === 0
  // A new page has `{}` or `[]` as its content until an editor adds an element.
  if (isEmpty && (status >= 400 || typeof given.content !== 'object'))
    return { kind: 'missing', status: status >= 400 ? status : 404, reason: asText(given.reason) }

  const page = asRecord(given.page)
  const from = (key: string): unknown => given[key] ?? page[key]
  const meta = readMeta(asRecord(from('meta')), asRecord(given.seo), reading)
  const breadcrumbs = readMenu(from('breadcrumbs'), reading)
  return {
    kind: 'page',
    status,
    page: {
      id: Number(from('id')) || 0,
      ...columns,
      title: breadcrumbs.find(({ current }) => current)?.title || meta.title,
      picture: readPicture(given.media, reading),
      meta,
      breadcrumbs,
      languages: readLanguages(given.i18n ?? given.languages, reading),
      navigation: readAreas(page.navigation, reading),
    },
  }
}

/** The first file of the page's properties that is a picture: an editor may have chosen films as well. */
const readPicture = (media: unknown, reading: Reading): ContentFile | undefined =>
  asArray(media)
    .map((file) => readFile(file, reading))
    .find((file) => file?.mimeType.startsWith('image/'))

/** Reads the response to `?type=834`. A stock system has the main menu only. */
export function readInitialData(body: unknown, reading: Reading = { hosts: [] }): InitialData {
  const given = asRecord(body)
  const areas = readAreas(given.navigationAreas, reading) ?? readAreas(asRecord(given.page).navigation, reading)
  const pages = Object.entries(asRecord(given.statusCodePages)).map(([status, path]) => [status, asText(path)])
  return {
    navigation: areas ?? { ...NO_MENUS, main: readMenu(given.navigation, reading)[0]?.children ?? [] },
    languages: readLanguages(given.i18n ?? given.languages, reading),
    statusCodePages: Object.fromEntries(pages),
  }
}

/** Column 1 is the stage, all others are the page. An article heads its page, in whatever column it is. */
function readColumns(value: unknown, reading: Reading): { stage: ContentElement[]; main: ContentElement[] } {
  const columns: JsonRecord = Array.isArray(value)
    ? Object.groupBy(value, (element) => `colPos${asText(asRecord(element).colPos) || '0'}`)
    : asRecord(value)
  const withOwnId = idGiver([...readIds(columns)])
  const stage = readElements(columns['colPos1'], reading).map(withOwnId)
  const main = Object.entries(columns)
    .filter(([name]) => name !== 'colPos1' && !(name === 'colPos2' && isRepeated(columns)))
    .flatMap(([, column]) => (Array.isArray(column) ? readElements(asArray(column), reading) : []))
    .map(withOwnId)
  const [article] = stage.length === 0 ? main : []
  if (article?.type !== 'news_newsdetail') return { stage, main }
  return { stage: [article], main: main.slice(1) }
}

/** The embedded system sends the elements of column 0 in column 2 as well. */
function isRepeated({ colPos0, colPos2 }: JsonRecord): boolean {
  const [ids, copies] = [colPos0, colPos2].map((column) =>
    asArray(column).map((element) => asNumber(asRecord(element).id)),
  )
  return (
    copies !== undefined && copies.every((id, index) => id > 0 && id === ids?.[index]) && copies.length === ids?.length
  )
}

/** All ids of a response, also of elements that a shortcut has copied. */
function* readIds(value: unknown): Generator<number> {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value && 'type' in value) yield asNumber(value.id)
  for (const inner of Object.values(value)) yield* readIds(inner)
}

/**
 * Gives the second element of an id another one. A shortcut may show an element that is on the page already. Anchors,
 * headings and loaded data are found by the id.
 */
function idGiver(ids: readonly number[]) {
  const usedIds = new Set<number>()
  let free = Math.max(0, ...ids)
  return function withOwnId(element: ContentElement): ContentElement {
    const id = usedIds.has(element.id) ? ++free : element.id
    usedIds.add(id)
    return { ...element, id, children: element.children.map(withOwnId) }
  }
}

function readMeta(given: JsonRecord, seo: JsonRecord, reading: Reading): PageMeta {
  const robots = asRecord(given.robots)
  return {
    title: asText(seo.title) || asText(given.title),
    description: asText(given.description),
    keywords: asText(given.keywords),
    canonical: readCanonical(given, seo, reading),
    noIndex: asBoolean(robots.noIndex),
    noFollow: asBoolean(robots.noFollow),
    social: readSocialWords(given),
    picture: readFile(given.ogImage, reading) ?? readFile(given.twitterImage, reading),
  }
}

/** EXT:headless sends the page's own words where an editor has entered none. */
function readSocialWords(given: JsonRecord): PageMeta['social'] {
  const other = (key: string, ...own: unknown[]) =>
    own.some((word) => asText(word) === asText(given[key])) ? '' : asText(given[key])
  return {
    title: other('ogTitle', given.title),
    description: other('ogDescription', given.description),
    twitterTitle: other('twitterTitle', given.title, given.ogTitle),
    twitterDescription: other('twitterDescription', given.description, given.ogDescription),
  }
}

/** The canonical address that TYPO3 has made of an editor's, a mount point's or the page's own. */
function readCanonical(given: JsonRecord, seo: JsonRecord, reading: Reading): string {
  const link = asArray(seo.link)
    .map(asRecord)
    .find(({ rel }) => rel === 'canonical')
  const href = readHref(unescape(asText(link?.href)) || asRecord(given.canonical).href, reading) ?? ''
  if (!/^(\/|https?:)/i.test(href)) return ''
  return href.startsWith('/') ? href.replace(/\/(?=$|\?)/, '') || '/' : href
}

/** EXT:headless escapes an address that is escaped already. */
const unescape = (href: string): string => href.replace(/&(amp;)+/g, '&')
