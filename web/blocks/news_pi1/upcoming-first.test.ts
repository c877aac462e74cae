import { expect, test } from 'vitest'
import type { NewsItem } from '#contracts/content/news.ts'
import { upcomingFirst } from './upcoming-first.ts'

const item = (id: number, start?: string, end = start) => ({ id, event: start && { start, end } }) as NewsItem
const order = (items: NewsItem[], today = '2026-11-22') => upcomingFirst(items, today).map(({ id }) => id)

test('The next event is on top, and those that are over come last, the latest of them first.', () => {
  const events = [item(1, '2027-03-09T09:00'), item(2, '2025-05-01'), item(3, '2026-12-01'), item(4, '2026-10-13')]
  expect(order(events)).toEqual([3, 1, 4, 2])
})

test('An event is still to come on its last day.', () => {
  const events = [item(1, '2026-12-01'), item(2, '2026-11-20', '2026-11-22')]
  expect(order(events)).toEqual([2, 1])
  expect(order(events, '2026-11-23')).toEqual([1, 2])
})

test('A list with articles stays as it is.', () => {
  expect(order([item(1), item(2, '2026-12-01'), item(3, '2026-11-30')])).toEqual([1, 2, 3])
})
