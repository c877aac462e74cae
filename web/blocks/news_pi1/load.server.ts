import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { filterArticles, hasNewsFilter, readNewsFilter, type ShownNews } from './filter-articles.ts'
import { readListPage } from './list-pages.server.ts'
import { isLong, readNewest } from './read-articles.server.ts'
import { upcomingFirst } from './upcoming-first.ts'

/** The articles that the address selects; a teaser shows its own, whatever the address. */
export const loadNewsList: BlockLoader<'news_pi1', ShownNews> = async (element, { content, address }) => {
  const filter = readNewsFilter(address.searchParams)
  if (element.template === 'teaser') {
    const items = upcomingFirst(element.items, today())
    return { ...NO_CHOICE, items, total: items.length, filter: readNewsFilter(new URLSearchParams()), pages: 1 }
  }
  if (isLong(element) && !hasNewsFilter(filter)) {
    // The content system's own pages. Choices are those of its first one, which a filter reads as well.
    const plainPage = element.page
    const wanted = address.searchParams.has('page') ? filter.page : plainPage
    const { page, ...shown } = await readListPage(element, wanted, content)
    const { years, topics, tags } = filterArticles(plainPage === 1 ? element.items : [], filter)
    return { ...shown, filter: { ...filter, page }, years, topics, tags, plainPage, newest: undefined }
  }
  const { items, isWhole } = await readNewest(element, content)
  const selected = filterArticles(isWhole ? upcomingFirst(items, today()) : items, filter)
  return { ...selected, plainPage: 1, newest: isWhole ? undefined : items.length }
}

const NO_CHOICE = { years: [], topics: [], tags: [], plainPage: 1, newest: undefined }

/** A day too early or late around midnight elsewhere does not matter for an order. */
const today = (): string => new Date().toISOString().slice(0, 10)
