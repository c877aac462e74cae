import { expect, test } from 'vitest'
import { RATINGS, type Rating } from '#contracts/resistance/resistance-table.ts'
import { meetsMinimum, MINIMUMS, severityOf, worstOf } from './ratings.ts'

/** All lists of up to three ratings. */
const LISTS: Rating[][] = [0, 1, 2].reduce<Rating[][]>(
  (lists) => [...lists, ...lists.flatMap((list) => RATINGS.map((rating) => [...list, rating]))],
  [[]],
)

test.each<[Rating[], Rating]>([
  [['A', 'A'], 'A'],
  [['A', 'B', 'A'], 'B'],
  [['A', '-'], '-'],
  [['B', '-'], '-'],
  [['C', '-'], 'C'],
  [['O', 'C'], 'O'],
  [[], '-'],
])('The worst of %j is %s.', (ratings, worst) => expect(worstOf(ratings)).toBe(worst))

test('A further rating never makes the worst better, and the order does not matter.', () => {
  for (const list of LISTS.filter(({ length }) => length > 0)) {
    for (const rating of RATINGS) {
      expect(severityOf(worstOf([...list, rating]))).toBeGreaterThanOrEqual(severityOf(worstOf(list)))
    }
    expect(worstOf(list.toReversed())).toBe(worstOf(list))
    expect(list).toContain(worstOf(list))
  }
})

test('With an unknown rating nothing is stable, and nothing meets a minimum.', () => {
  const unknown = LISTS.filter((list) => list.includes('-'))
  expect(unknown.length).toBeGreaterThan(40)
  for (const list of unknown) {
    expect(['-', 'C', 'O']).toContain(worstOf(list))
    for (const minimum of MINIMUMS) expect(meetsMinimum(worstOf(list), minimum)).toBe(false)
  }
})

test('A minimum is met by ratings that are as good or better.', () => {
  const met = (minimum: 'A' | 'B' | undefined) => RATINGS.filter((rating) => meetsMinimum(rating, minimum)).join('')
  expect([met(undefined), met('B'), met('A')]).toEqual(['ABCO-', 'AB', 'A'])
})
