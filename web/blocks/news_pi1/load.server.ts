import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { type FilteredNews, filterArticles, readNewsFilter } from './filter-articles.ts'
import { readAllArticles } from './read-articles.server.ts'

/** The articles that the address selects; a teaser shows its own, whatever the address. */
export const loadNewsList: BlockLoader<'news_pi1', FilteredNews> = async (element, { content, address }) => {
  if (element.template === 'teaser') {
    const items = element.items
    return { items, total: items.length, filter: { year: '', topic: '', page: 1 }, pages: 1, years: [], topics: [] }
  }
  const all = await readAllArticles(element, content, decodeURI(address.pathname))
  return filterArticles(all, readNewsFilter(address.searchParams))
}
