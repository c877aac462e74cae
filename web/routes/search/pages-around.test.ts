import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %i of %i links to %j', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})

test('a page behind the last one leads back to it', () => {
  expect(pagesAround(12, 3)).toEqual([1, 3])
})
