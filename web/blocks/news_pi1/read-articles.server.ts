import type { ContentElement } from '#contracts/content/elements.ts'
import type { NavItem } from '#contracts/content/navigation.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { type NewsList, newsLists, readListPages } from './list-pages.server.ts'

/** Maximum number of pages of a list that are read for one page of ours. */
const MOST_PAGES = 10

export interface NewestArticles {
  items: NewsItem[]
  /** Whether the list has no others. */
  isWhole: boolean
}

/** Returns the articles of a list in its order. A TYPO3 sends it in pages; of a long one the first are read. */
export async function readNewest(list: NewsList, content: ContentClient): Promise<NewestArticles> {
  const first = list.furtherPages.slice(0, MOST_PAGES - 1)
  const further = await readListPages(list, first, content)
  const inOrder = [list, ...further].toSorted((a, b) => a.page - b.page)
  const byId = new Map(inOrder.flatMap(({ items }) => items).map((item) => [item.id, item]))
  return {
    items: [...byId.values()],
    isWhole: !isLong(list),
  }
}

export const isLong = ({ furtherPages }: NewsList): boolean => (furtherPages.at(-1)?.number ?? 1) > MOST_PAGES

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
  const { items } = await readNewest(list, content)
  // An editor may have chosen another order, or articles that are always first.
  const newestFirst = items.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return { href: path, title, description: meta.description, items: newestFirst }
}

export const hasNewsList = (elements: readonly ContentElement[]): boolean => newsLists(elements).length > 0

/** Returns the path of the page above an article, which lists it. */
export const listPathOf = (breadcrumbs: readonly NavItem[], articlePath: string): string | undefined =>
  breadcrumbs
    .slice(1)
    .map(({ link }) => link)
    .findLast((link) => link.startsWith('/') && link !== articlePath)
