import type { ContentPage } from '#contracts/content/page.ts'
import { type Alternates, paths } from '#web/app/paths.ts'
import { type Locale, LOCALES } from '#contracts/locales.ts'
import { newsLists, readFurtherPages } from '#web/blocks/news_pi1/list-pages.server.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** Pages of a language, at most: more than editors write, fewer than a defect in links could make. */
const MOST_PAGES = 20_000

/**
 * Finds the pages that a visitor can reach from home and the menus of each language, articles among them. Those of the
 * content system's own sitemap are added. Not every content system has one.
 * @throws ServiceFailure
 */
export async function findContentPages(content: ContentClient): Promise<Alternates[]> {
  const found = await Promise.all(LOCALES.map((locale) => findPages(content, locale)))
  const pages = new Map<string, Alternates>()
  for (const page of found.flat()) {
    const key = LOCALES.map((locale) => page[locale] ?? '').join(' ')
    pages.set(key, page)
  }
  return [...pages.values()]
}

async function findPages(content: ContentClient, locale: Locale): Promise<Alternates[]> {
  const { navigation } = await content.initialData(locale)
  const seen = new Set([paths.home(locale)])
  const listPages = new Set<string>()
  const add = (value: unknown) => {
    for (const path of pathsIn(value, locale)) if (seen.size < MOST_PAGES && !listPages.has(path)) seen.add(path)
  }
  add(navigation)
  add(await content.sitemap(locale))
  const pages: Alternates[] = []
  // A set that grows is walked to its end.
  const queue = seen.values()
  const work = async () => {
    for (const path of queue) {
      const result = await content.page(path)
      if (result.kind !== 'page' || result.status >= 400) continue
      const { page } = result
      const elements = [...page.stage, ...page.main]
      const lists = newsLists(elements)
      // Each list has one address of ours; the others of the content system are read here.
      for (const { furtherPages } of lists) for (const further of furtherPages) listPages.add(further.path)
      listPages.delete(path)
      add(elements)
      for (const list of lists) for await (const { items } of readFurtherPages(list, content)) add(items)
      const alternates = Object.fromEntries(
        page.languages.flatMap((one) => (one.available ? [[one.locale, one.link]] : [])),
      )
      if (!page.meta.noIndex && isCanonical(page, path) && alternates[locale] !== undefined) pages.push(alternates)
    }
  }
  await work()
  return pages
}

/** Whether search engines are to list this page, and not another with the same content. */
function isCanonical({ meta }: ContentPage, path: string): boolean {
  const [canonical = ''] = meta.canonical.split('?')
  return canonical === '' || decode(canonical) === path
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
