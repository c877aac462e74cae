import { expect, test } from 'vitest'
import { compare, isMet, median } from './rounds.ts'

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([4, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('shares are calculated per round, the first round does not count, and the sides take turns to begin', async () => {
  const calls: string[] = []
  const rates = (name: string, values: number[]) => async () => {
    calls.push(name)
    const perSecond = values.shift() ?? 0
    return { perSecond, perProcessorSecond: perSecond * (name === 's' ? 1 : 2) }
  }
  const [result] = await compare(
    [{ name: 'page', against: 'plain', target: 0.4, site: rates('s', [1, 30, 50]), other: rates('o', [1, 100, 100]) }],
    2,
  )
  expect(calls.join('')).toBe('soosso')
  expect(result?.shares).toEqual([0.3, 0.5])
  expect(result?.processorShares).toEqual([0.15, 0.25])
  expect(result && isMet(result)).toBe(true)
})
