import { expect, test } from 'vitest'
import { readRange } from './measure-range.ts'

test.each([
  ['17,4', '20', 17.4, 20],
  ['17.4', '', 17.4, undefined],
  ['', '1 000', undefined, 1000],
  ['20', '20', 20, 20],
])('reads %s to %s', (min, max, from, to) => {
  expect(readRange({ min, max })).toEqual({ min: from, max: to, mistake: undefined })
})

test.each([
  ['wide', '', 'number'],
  ['1', 'Infinity', 'number'],
  ['20', '17,4', 'order'],
])('sets no bounds for %s to %s', (min, max, mistake) => {
  expect(readRange({ min, max })).toEqual({ min: undefined, max: undefined, mistake })
})
