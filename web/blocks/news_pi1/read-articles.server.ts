import type { ContentElement, ElementOf } from '#contracts/content/elements.ts'
import type { NavItem } from '#contracts/content/navigation.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** Maximum number of pages of a list that are read. */
const MOST_PAGES = 20

/** Returns all articles of a list. A TYPO3 sends it in pages, so that a filter would see only one of them. */
export async function readAllArticles(
  list: ElementOf<'news_pi1'>,
  content: ContentClient,
  path: string,
): Promise<NewsItem[]> {
  const queries = list.furtherPages.slice(0, MOST_PAGES - 1)
  const pages = await Promise.all(queries.map((search) => content.page(path, { search, isPart: true })))
  const further = pages.flatMap((result) => {
    if (result.kind !== 'page') return []
    return newsLists(result.page.main).find(({ id }) => id === list.id)?.items ?? []
  })
  const byId = new Map([...list.items, ...further].map((item) => [item.id, item]))
  return [...byId.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

/** A page that lists articles. */
export interface NewsPage {
  href: string
  title: string
  description: string
  items: NewsItem[]
}

/** Reads the page at a path; undefined if it does not exist or has no list of articles. */
export async function readNewsPage(content: ContentClient, path: string): Promise<NewsPage | undefined> {
  const result = await content.page(path)
  if (result.kind !== 'page' || result.status >= 400) return undefined
  const { title, meta, stage, main } = result.page
  const [list] = newsLists([...stage, ...main])
  if (!list) return undefined
  return { href: path, title, description: meta.description, items: await readAllArticles(list, content, path) }
}

/** The lists of a page, but not its teasers for some articles. */
const newsLists = (elements: readonly ContentElement[]): ElementOf<'news_pi1'>[] =>
  elements.flatMap((element) => [
    ...(element.type === 'news_pi1' && element.template === 'list' ? [element] : []),
    ...newsLists(element.children),
  ])

export const hasNewsList = (elements: readonly ContentElement[]): boolean => newsLists(elements).length > 0

/** Returns the path of the page above an article, which lists it. */
export const listPathOf = (breadcrumbs: readonly NavItem[], articlePath: string): string | undefined =>
  breadcrumbs
    .slice(1)
    .map(({ link }) => link)
    .findLast((link) => link.startsWith('/') && link !== articlePath)
