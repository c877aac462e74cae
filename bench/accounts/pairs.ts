import { median } from '#bench/rounds.ts'

/** Milliseconds of two requests that differ in one thing, one directly after the other. */
export interface TimedPair {
  known: number
  unknown: number
}

export interface PairFigures {
  known: number
  unknown: number
  /** Median of the pairs' differences, known minus unknown, with its 95 % interval. */
  difference: number
  low: number
  high: number
  /** Probability of ranks as uneven as these if the two take the same time (Wilcoxon's signed ranks, two-sided). */
  probability: number
}

const RESAMPLES = 2000

/** @param random numbers from 0 to 1 that draw the bootstrap's samples. */
export function comparePairs(pairs: readonly TimedPair[], random: () => number): PairFigures {
  const differences = pairs.map(({ known, unknown }) => known - unknown)
  const draw = () => differences.map(() => differences[Math.floor(random() * differences.length)] ?? 0)
  const medians = Array.from({ length: RESAMPLES }, () => median(draw())).toSorted((a, b) => a - b)
  return {
    known: median(pairs.map(({ known }) => known)),
    unknown: median(pairs.map(({ unknown }) => unknown)),
    difference: median(differences),
    low: medians[Math.floor(RESAMPLES * 0.025)] ?? NaN,
    high: medians[Math.ceil(RESAMPLES * 0.975) - 1] ?? NaN,
    probability: signedRankProbability(differences),
  }
}

/** By the normal approximation, which is good from 20 pairs on. Equal sizes share their ranks; zeros do not count. */
export function signedRankProbability(differences: readonly number[]): number {
  const sizes = differences.filter((one) => one !== 0).toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const count = sizes.length
  if (count === 0) return 1
  const places = Map.groupBy(sizes.keys(), (index) => Math.abs(sizes[index] ?? 0))
  const positive = [...places.values()].reduce((sum, equal) => {
    const rank = equal.reduce((ranks, index) => ranks + index + 1, 0) / equal.length
    return sum + rank * equal.filter((index) => (sizes[index] ?? 0) > 0).length
  }, 0)
  const mean = (count * (count + 1)) / 4
  const deviation = Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24)
  return 2 * upperTail(Math.abs(positive - mean) / deviation)
}

/** Probability of a standard normal value above `z`; Abramowitz and Stegun 26.2.17, error below 1e-7. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
