import { expect, test } from 'vitest'
import { randomFractions } from '#test/support/random-fractions.ts'
import { comparePairs, signedRankProbability } from './pairs.ts'

const pairsOf = (count: number, apart: number, random: () => number) =>
  Array.from({ length: count }, () => ({ known: 20 + 4 * random() + apart, unknown: 20 + 4 * random() }))

test('A constant difference is found with its size.', () => {
  const random = randomFractions(7)
  const { difference, low, high, probability } = comparePairs(pairsOf(200, 1, random), random)
  expect(low).toBeLessThan(1)
  expect(high).toBeGreaterThan(1)
  expect(difference).toBeCloseTo(1, 0)
  expect(low).toBeGreaterThan(0)
  expect(probability).toBeLessThan(0.001)
})

test('Noise alone is not taken for a difference.', () => {
  const random = randomFractions(11)
  const { low, high, probability } = comparePairs(pairsOf(200, 0, random), random)
  expect(low).toBeLessThan(0)
  expect(high).toBeGreaterThan(0)
  expect(probability).toBeGreaterThan(0.05)
})

test.each([
  // Sums of positive ranks: 20 of 20 · 21 / 2; half of them; 210 against 0.
  ['all in one direction', Array.from({ length: 20 }, (_, index) => index + 1), 0.0000886],
  ['as many and as large in both', [1, -1, 2, -2, 3, -3, 4, -4], 1],
  ['none', [0, 0, 0], 1],
])('The probability of %s is that of the signed ranks.', (_, differences, expected) => {
  expect(signedRankProbability(differences)).toBeCloseTo(expected, 6)
})
