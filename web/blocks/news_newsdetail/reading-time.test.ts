import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [301, 2],
  [1000, 5],
])('%i words take %i minutes.', (count, minutes) => {
  expect(readingTime(words(count))).toBe(minutes)
  const list = { tag: 'ul' as const, children: [{ tag: 'li' as const, children: [words(count)] }] }
  expect(readingTime('', [list])).toBe(minutes)
})
