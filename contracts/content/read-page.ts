import type { ContentElement } from './element.ts'
import { flag, list, type Loose, record, text } from './loose.ts'
import type { InitialData, PageAnswer, PageMeta } from './page.ts'
import { readElements } from './read-element.ts'
import { readHref, type Reading } from './read-link.ts'
import { NO_MENUS, readAreas, readLanguages, readMenu } from './read-navigation.ts'

/**
 * What the content system answered when asked for a page: 4.x (flat keys), 2.x (`page`, `languages`) or the embedded
 * one (both). `status` is the HTTP status, `body` the parsed JSON or `undefined` where the answer was none.
 */
export function readAnswer(status: number, body: unknown, reading: Reading = { hosts: [] }): PageAnswer {
  const given = record(body)
  const location = readHref(given.redirectUrl, reading)
  if (location !== undefined) return { kind: 'redirect', status: Number(given.statusCode) || 307, location }

  const columns = readColumns(given.content, reading)
  // A page without any content is as good as none.
  if (columns.stage.length + columns.main.length === 0)
    return { kind: 'missing', status: status >= 400 ? status : 404, reason: text(given.reason) }

  const page = record(given.page)
  const from = (key: string): unknown => given[key] ?? page[key]
  return {
    kind: 'page',
    status,
    page: {
      id: Number(from('id')) || 0,
      ...columns,
      meta: readMeta(record(from('meta')), reading),
      breadcrumbs: readMenu(from('breadcrumbs'), reading),
      languages: readLanguages(given.i18n ?? given.languages, reading),
      navigation: readAreas(page.navigation, reading),
    },
  }
}

/** The answer to `?type=834`. A stock system has the main menu only. */
export function readInitialData(body: unknown, reading: Reading = { hosts: [] }): InitialData {
  const given = record(body)
  const areas = readAreas(given.navigationAreas, reading) ?? readAreas(record(given.page).navigation, reading)
  const pages = Object.entries(record(given.statusCodePages)).map(([status, path]) => [status, text(path)])
  return {
    navigation: areas ?? { ...NO_MENUS, main: readMenu(given.navigation, reading)[0]?.children ?? [] },
    languages: readLanguages(given.i18n ?? given.languages, reading),
    statusCodePages: Object.fromEntries(pages),
  }
}

/** Column 1 is the stage; a stock installation has its page in column 0, ours in 2. */
function readColumns(value: unknown, reading: Reading): { stage: ContentElement[]; main: ContentElement[] } {
  const columns: Loose = Array.isArray(value)
    ? Object.groupBy(value, (element) => `colPos${text(record(element).colPos) || '0'}`)
    : record(value)
  const { colPos1, ...others } = columns
  return {
    stage: readElements(colPos1, reading),
    main: Object.values(others).flatMap((column) => (Array.isArray(column) ? readElements(list(column), reading) : [])),
  }
}

function readMeta(given: Loose, reading: Reading): PageMeta {
  const robots = record(given.robots)
  return {
    title: text(given.title),
    description: text(given.description),
    keywords: text(given.keywords),
    canonical: readHref(record(given.canonical).href, reading) ?? '',
    noIndex: flag(robots.noIndex),
    noFollow: flag(robots.noFollow),
  }
}
