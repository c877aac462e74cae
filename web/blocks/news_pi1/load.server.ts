import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { type FilteredNews, filterArticles, readNewsFilter } from './filter-articles.ts'
import { readAllArticles } from './read-articles.server.ts'
import { upcomingFirst } from './upcoming-first.ts'

/** The articles that the address selects; a teaser shows its own, whatever the address. */
export const loadNewsList: BlockLoader<'news_pi1', FilteredNews> = async (element, { content, address }) => {
  if (element.template === 'teaser') {
    const items = upcomingFirst(element.items, today())
    return { items, total: items.length, filter: { year: '', topic: '', page: 1 }, pages: 1, years: [], topics: [] }
  }
  const all = await readAllArticles(element, content, decodeURI(address.pathname))
  return filterArticles(upcomingFirst(all, today()), readNewsFilter(address.searchParams))
}

/** A day too early or late around midnight elsewhere does not matter for an order. */
const today = (): string => new Date().toISOString().slice(0, 10)
