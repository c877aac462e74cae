import type { Alternates } from '#web/app/paths.ts'
import { type Locale, offeredLocales } from '#contracts/locales.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { isListed, walkContent } from './walk-content.server.ts'

/**
 * Finds the pages of a content system in all languages, by its menus, links and sitemap.
 * @throws ServiceFailure
 */
export async function findContentPages(content: ContentClient): Promise<Alternates[]> {
  const found = await Promise.all(offeredLocales().map((locale) => findPages(content, locale)))
  const pages = new Map<string, Alternates>()
  for (const page of found.flat()) {
    const key = offeredLocales()
      .map((locale) => page[locale] ?? '')
      .join(' ')
    pages.set(key, page)
  }
  return [...pages.values()]
}

async function findPages(content: ContentClient, locale: Locale): Promise<Alternates[]> {
  const pages: Alternates[] = []
  for await (const { path, page } of walkContent(content, locale)) {
    const alternates = Object.fromEntries(
      page.languages.flatMap((one) => (one.available ? [[one.locale, one.link]] : [])),
    )
    if (isListed(page, path) && alternates[locale] !== undefined) pages.push(alternates)
  }
  return pages
}
