import { expect, test } from 'vitest'
import { RATINGS, type Rating } from '#contracts/resistance/resistance-table.ts'
import { severityOf, worstOf } from './ratings.ts'

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

test('With an unknown rating nothing is stable.', () => {
  const unknown = LISTS.filter((list) => list.includes('-'))
  expect(unknown.length).toBeGreaterThan(40)
  for (const list of unknown) expect(['-', 'C', 'O']).toContain(worstOf(list))
})
