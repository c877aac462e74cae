import { expect, test } from 'vitest'
import type { NewsItem } from '#contracts/content/news.ts'
import { neighboursOf } from './load.server.ts'

const article = (id: number, ...topics: number[]) =>
  ({
    id,
    title: `A${id}`,
    href: `/de/news/${id}`,
    topics: topics.map((topic) => ({ id: topic, title: '' })),
  }) as NewsItem

const items = [article(5, 1), article(4, 2), article(3, 1), article(2, 2), article(1, 1), article(0, 1, 2)]
const page = { href: '/de/news', title: 'News', items }
const of = (id: number, ...topics: number[]) => {
  const { newer, older, related } = neighboursOf(article(id, ...topics), page)
  return [newer?.title, older?.title, related.map(({ title }) => title)]
}

test('The neighbours of an article are those of its list; the related ones share a topic and are not neighbours.', () => {
  expect(of(3, 1)).toEqual(['A4', 'A2', ['A5', 'A1', 'A0']])
  expect(of(5, 1)).toEqual([undefined, 'A4', ['A3', 'A1', 'A0']])
  expect(of(0, 2)).toEqual(['A1', undefined, ['A4', 'A2']])
})

test('An article that its list does not have, and one whose list cannot be read, have no neighbours.', () => {
  expect(of(99)).toEqual([undefined, undefined, []])
  expect(neighboursOf(article(3, 1), undefined)).toEqual({
    list: undefined,
    newer: undefined,
    older: undefined,
    related: [],
  })
})
