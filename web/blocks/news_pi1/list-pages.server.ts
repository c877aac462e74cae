import type { ContentElement, ElementOf } from '#contracts/content/elements.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import type { NewsListPage } from '#contracts/content/elements/news_pi1.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** A list of the content system: one of its pages. */
export type NewsList = ElementOf<'news_pi1'>

/** Pages that are read on the way to one that the first does not name. */
const MOST_STEPS = 6

/** One page of a list as the content system divides it. */
export interface ListPage {
  items: NewsItem[]
  page: number
  pages: number
  /** Articles of all pages. */
  total: number
}

/** Reads a page of a long list: as far as it is linked, else the nearest one. */
export async function readListPage(list: NewsList, wanted: number, content: ContentClient): Promise<ListPage> {
  const pages = Math.max(list.page, list.furtherPages.at(-1)?.number ?? 1)
  const shown = await walkTo(list, Math.min(wanted, pages), content)
  const last = shown.page === pages ? shown : await walkTo(list, pages, content)
  // The last page may be shorter than the others.
  const full = [list, shown].find(({ page }) => page < pages) ?? (await walkTo(list, 1, content))
  const total = (pages - 1) * full.items.length + last.items.length
  return { items: shown.items, page: shown.page, pages, total }
}

async function walkTo(list: NewsList, wanted: number, content: ContentClient): Promise<NewsList> {
  let nearest = list
  for (let step = 0; step < MOST_STEPS && nearest.page !== wanted; step++) {
    const distance = ({ number }: NewsListPage) => Math.abs(number - wanted)
    const [next] = nearest.furtherPages.toSorted((a, b) => distance(a) - distance(b))
    if (!next || distance(next) >= Math.abs(nearest.page - wanted)) break
    const [found] = await readListPages(list, [next], content)
    if (!found) break
    nearest = found
  }
  return nearest
}

/** Reads pages of a list at the same time; one that is missing is left out. */
export async function readListPages(
  list: NewsList,
  pages: readonly NewsListPage[],
  content: ContentClient,
): Promise<NewsList[]> {
  const results = await Promise.all(pages.map(({ path, search }) => content.page(path, { search, isPart: true })))
  return results.flatMap((result) => {
    if (result.kind !== 'page' || result.status >= 400) return []
    return newsLists([...result.page.stage, ...result.page.main]).filter(({ id }) => id === list.id)
  })
}

/** Pages of a list that are read for the sitemap. */
const MOST_PAGES = 2_000

/** Reads the other pages of a list, one after another, and those that only they name. */
export async function* readFurtherPages(list: NewsList, content: ContentClient): AsyncGenerator<NewsList> {
  const named = new Map(list.furtherPages.map((page) => [page.number, page]))
  // A map that grows is walked to its end.
  for (const page of named.values())
    for (const found of await readListPages(list, [page], content)) {
      for (const further of found.furtherPages)
        if (further.number !== list.page && named.size < MOST_PAGES && !named.has(further.number))
          named.set(further.number, further)
      yield found
    }
}

/** The lists of a page, but not its teasers for some articles. */
export const newsLists = (elements: readonly ContentElement[]): NewsList[] =>
  elements.flatMap((element) => [
    ...(element.type === 'news_pi1' && element.template === 'list' ? [element] : []),
    ...newsLists(element.children),
  ])
