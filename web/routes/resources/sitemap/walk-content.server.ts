import type { ContentPage } from '#contracts/content/page.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Locale } from '#contracts/locales.ts'
import { paths } from '#web/app/paths.ts'
import { newsLists, readFurtherPages } from '#web/blocks/news_pi1/list-pages.server.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** Pages of a language, at most: more than editors write, fewer than a defect in links could make. */
const MOST_PAGES = 20_000
/** Failures one after another with which a content system is taken for down. */
const MOST_FAILURES = 3

interface WalkedPage {
  path: string
  page: ContentPage
  /** Addresses that were walked, and those that are known so far. */
  walked: number
  known: number
}

/**
 * Walks the pages that a visitor can reach from home and the menus of a language, one after another. Articles are among
 * them. Those of the content system's own sitemap are added. Not every content system has one.
 * @param onUnread receives a page that fails while others do not. Without it the first failure ends the walk.
 * @throws ServiceFailure
 */
export async function* walkContent(
  content: ContentClient,
  locale: Locale,
  onUnread?: (path: string, failure: ServiceFailure) => void,
): AsyncGenerator<WalkedPage> {
  const { navigation } = await content.initialData(locale)
  const seen = new Set([paths.home(locale)])
  const listPages = new Set<string>()
  const add = (value: unknown) => {
    for (const path of pathsIn(value, locale)) if (seen.size < MOST_PAGES && !listPages.has(path)) seen.add(path)
  }
  add(navigation)
  add(await content.sitemap(locale))
  let walked = 0
  let failures = 0
  // A set that grows is walked to its end.
  for (const path of seen) {
    walked += 1
    try {
      const result = await content.page(path)
      failures = 0
      if (result.kind !== 'page' || result.status >= 400) continue
      const { page } = result
      const elements = [...page.stage, ...page.main]
      const lists = newsLists(elements)
      // Each list has one address of ours; the others of the content system are read here.
      for (const { furtherPages } of lists) for (const further of furtherPages) listPages.add(further.path)
      listPages.delete(path)
      add(elements)
      for (const list of lists) for await (const { items } of readFurtherPages(list, content)) add(items)
      yield { path, page, walked, known: seen.size }
    } catch (error) {
      failures += 1
      if (!onUnread || !(error instanceof ServiceFailure) || failures >= MOST_FAILURES) throw error
      onUnread(path, error)
    }
  }
}

/** Whether search engines are to list this page, and not another with the same content. */
export function isListed({ meta }: ContentPage, path: string): boolean {
  const [canonical = ''] = meta.canonical.split('?')
  return !meta.noIndex && (canonical === '' || decode(canonical) === path)
}

/** Addresses of pages of this language in a document, without query and jump mark; the shop lists its own. */
function* pathsIn(value: unknown, locale: Locale): Generator<string> {
  if (typeof value === 'string') {
    const path = value.startsWith(`/${locale}/`) ? decode(value.replace(/[?#].*/s, '').replace(/\/$/, '')) : undefined
    if (path !== undefined && !/^\/\w+\/shop(\/|$)|\.\w{2,5}$/.test(path)) yield path
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* pathsIn(inner, locale)
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
