import { expect, test } from 'vitest'
import { RATINGS, type Rating } from '#contracts/resistance/resistance-table.ts'
import { placeOf, showsMinimum } from './evidence-place.ts'
import { MINIMUMS } from './ratings.ts'

const tested = (rating: Rating) => placeOf({ rating, isBeyond: false, tested: rating })
const beyond = (rating: Rating, harshest: Rating) => placeOf({ rating, isBeyond: true, tested: harshest })

test('Ratings by tests come first, then those beyond them, and failures last.', () => {
  const places = [tested('A'), tested('B'), beyond('-', 'A'), beyond('B', 'B'), tested('-'), tested('C'), tested('O')]
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(places.length)
  expect(beyond('-', '-')).toBe(tested('-'))
})

test('A failure in a milder test is one beyond all tests.', () => {
  for (const rating of ['C', 'O'] as const) expect(beyond(rating, rating)).toBe(tested(rating))
})

test('A minimum is met by tests, never beyond them.', () => {
  const met = (minimum: 'A' | 'B' | undefined) => RATINGS.filter((one) => showsMinimum(tested(one), minimum)).join('')
  expect([met(undefined), met('B'), met('A')]).toEqual(['ABCO-', 'AB', 'A'])
  for (const minimum of MINIMUMS) {
    expect([beyond('-', 'A'), beyond('B', 'B')].map((place) => showsMinimum(place, minimum))).toEqual([false, false])
  }
})
