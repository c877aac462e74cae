import type { NewsItem, NewsTopic } from '#contracts/content/news.ts'

/** Filters of a list in its address. */
export interface NewsFilter {
  /** `2026`; empty for all. */
  year: string
  /** Id of a topic; empty for all. */
  topic: string
  /** Id of a tag; empty for all. */
  tag: string
  /** From 1. */
  page: number
}

export const readNewsFilter = (query: URLSearchParams): NewsFilter => ({
  year: query.get('year') ?? '',
  topic: query.get('topic') ?? '',
  tag: query.get('tag') ?? '',
  page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
})

export const hasNewsFilter = ({ year, topic, tag }: NewsFilter): boolean => [year, topic, tag].some(Boolean)

/** An event counts for the year of its date. */
const yearOf = ({ date, event }: NewsItem): string => (event?.start ?? date).slice(0, 4)

export const ARTICLES_A_PAGE = 12

export interface FilteredNews {
  items: NewsItem[]
  /** Of all pages. */
  total: number
  filter: NewsFilter
  pages: number
  /** Of all articles that were read, the newest first. */
  years: string[]
  /** Of all articles that were read, by title. */
  topics: NewsTopic[]
  /** As {@link topics}. */
  tags: NewsTopic[]
}

/** The articles of a list that a page of ours shows. */
export interface ShownNews extends FilteredNews {
  /** The page that its address without a query shows. */
  plainPage: number
  /** How many of the newest articles were searched; undefined for all. */
  newest: number | undefined
}

/** Returns the page of a list that the filter selects. A page beyond the last one is the last one. */
export function filterArticles(all: readonly NewsItem[], filter: NewsFilter): FilteredNews {
  const found = all.filter(
    (item) =>
      (filter.year === '' || yearOf(item) === filter.year) &&
      (filter.topic === '' || item.topics.some(({ id }) => String(id) === filter.topic)) &&
      (filter.tag === '' || item.tags.some(({ id }) => String(id) === filter.tag)),
  )
  const pages = Math.max(1, Math.ceil(found.length / ARTICLES_A_PAGE))
  const page = Math.min(filter.page, pages)
  return {
    items: found.slice((page - 1) * ARTICLES_A_PAGE, page * ARTICLES_A_PAGE),
    total: found.length,
    filter: { ...filter, page },
    pages,
    years: [...new Set(all.map(yearOf))].filter(Boolean).toSorted().toReversed(),
    topics: byTitle(all.flatMap(({ topics }) => topics)),
    tags: byTitle(all.flatMap(({ tags }) => tags)),
  }
}

/** Each once. */
const byTitle = (topics: readonly NewsTopic[]): NewsTopic[] =>
  [...new Map(topics.map((topic) => [topic.id, topic])).values()].toSorted((a, b) => (a.title < b.title ? -1 : 1))
