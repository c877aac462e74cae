import { expect, test } from 'vitest'
import { coveringPages, sliceOf } from './covering-pages.ts'

const rows = Array.from({ length: 612 }, (_, index) => index)

test.each([
  { from: 0, count: 24, most: 250, requests: 1 },
  { from: 0, count: 250, most: 250, requests: 1 },
  { from: 0, count: 250, most: 100, requests: 3 },
  { from: 250, count: 48, most: 250, requests: 1 },
  { from: 250, count: 250, most: 100, requests: 3 },
  { from: 500, count: 250, most: 100, requests: 3 },
])('$count rows from $from in pages of at most $most', ({ from, count, most, requests }) => {
  const { limit, first, last } = coveringPages(from, count, most)
  expect(limit).toBeLessThanOrEqual(most)
  expect(last - first + 1).toBe(requests)
  const read = rows.slice((first - 1) * limit, last * limit)
  expect(sliceOf(read, { from, count }, { limit, first })).toEqual(rows.slice(from, from + count))
})
