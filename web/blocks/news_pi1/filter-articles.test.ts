import { expect, test } from 'vitest'
import type { NewsItem } from '#contracts/content/news.ts'
import { ARTICLES_A_PAGE, filterArticles, readNewsFilter } from './filter-articles.ts'

const article = (id: number, date: string, topics: number[] = [], start?: string, tags: number[] = []) =>
  ({
    id,
    date,
    topics: topics.map((topic) => ({ id: topic, title: `T${topic}` })),
    tags: tags.map((tag) => ({ id: tag, title: `S${tag}` })),
    event: start && { start },
  }) as NewsItem

const ALL = [
  article(1, '2026-11-02', [6], '2027-03-09T09:00'),
  article(2, '2026-09-14', [1, 2]),
  article(3, '2025-04-01', [1], undefined, [1, 9]),
]
const filtered = (query: string) => filterArticles(ALL, readNewsFilter(new URLSearchParams(query)))
const ids = (query: string) => filtered(query).items.map(({ id }) => id)

test.each([
  ['', [1, 2, 3]],
  ['year=2026', [2]],
  ['year=2027', [1]],
  ['topic=1', [2, 3]],
  ['topic=1&year=2025', [3]],
  ['topic=99', []],
  ['tag=1', [3]],
  ['tag=9&topic=2', []],
  ['year=abc', []],
])('The address ?%s shows the articles %j; an event counts for its own year.', (query, expected) => {
  expect(ids(query)).toEqual(expected)
})

test('The filters offer what the whole list has, whatever is chosen.', () => {
  const { years, topics, tags } = filtered('year=2026')
  expect([years, topics.map(({ title }) => title), tags.map(({ title }) => title)]).toEqual([
    ['2027', '2026', '2025'],
    ['T1', 'T2', 'T6'],
    ['S1', 'S9'],
  ])
})

test.each([
  ['1', 1, ARTICLES_A_PAGE],
  ['3', 3, 1],
  ['99', 3, 1],
  ['-1', 1, ARTICLES_A_PAGE],
  ['x', 1, ARTICLES_A_PAGE],
])('Page %s of a long list is page %i with %i articles.', (given, page, count) => {
  const many = Array.from({ length: 2 * ARTICLES_A_PAGE + 1 }, (_, index) => article(index, '2026-01-01'))
  const found = filterArticles(many, readNewsFilter(new URLSearchParams({ page: given })))
  expect([found.filter.page, found.items.length, found.pages, found.total]).toEqual([page, count, 3, many.length])
})
