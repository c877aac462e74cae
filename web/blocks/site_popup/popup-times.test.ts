import { expect, test } from 'vitest'
import { hasPassedMiddle, isDue } from './popup-times.ts'

const DAY = 86_400_000

test.each([
  [undefined, 30, true],
  [String(100 * DAY), 30, false],
  [String(71 * DAY), 30, false],
  [String(70 * DAY), 30, true],
  [String(100 * DAY), 0, true],
  ['broken', 30, true],
  [String(101 * DAY), 30, true],
])('A pop-up that was shown at %j and rests %i days is due on day 100: %j.', (lastShown, days, due) => {
  expect(isDue(lastShown, days, 100 * DAY)).toBe(due)
})

test.each([
  [0, 800, 1000, false],
  [100, 800, 4000, false],
  [1200, 800, 4000, true],
  [10, 800, 900, true],
])('Scrolled by %i, in a window of %i of a page of %i: %j.', (scrolled, windowHeight, pageHeight, passed) => {
  expect(hasPassedMiddle(scrolled, windowHeight, pageHeight)).toBe(passed)
})
