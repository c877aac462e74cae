import type { Rate } from './processor.ts'

export interface Comparison {
  name: string
  /** Smallest acceptable share of the other side's rate. */
  target: number
  site: () => Promise<Rate>
  /** Name and rate of the reference. */
  against: string
  other: () => Promise<Rate>
}

export interface Result {
  name: string
  against: string
  target: number
  /** Responses per second, round by round. */
  site: number[]
  other: number[]
  /** Share of the other side's rate, round by round. */
  shares: number[]
  /** The same by processor time. */
  processorShares: number[]
}

/**
 * Measures both sides of every comparison alternately, round after round, so that other load on the machine affects
 * both alike. Every second round begins with the other side. The first round warms up and does not count.
 */
export async function compare(comparisons: readonly Comparison[], rounds: number): Promise<Result[]> {
  const results = comparisons.map(({ name, against, target }): Result => ({
    name,
    against,
    target,
    site: [],
    other: [],
    shares: [],
    processorShares: [],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { site, other }] of comparisons.entries()) {
      const otherFirst = round % 2 === 1
      const early = otherFirst ? await other() : await site()
      const late = otherFirst ? await site() : await other()
      if (round === 0) continue
      const [ofSite, ofOther] = otherFirst ? [late, early] : [early, late]
      results[index]?.site.push(ofSite.perSecond)
      results[index]?.other.push(ofOther.perSecond)
      results[index]?.shares.push(ofSite.perSecond / ofOther.perSecond)
      results[index]?.processorShares.push(ofSite.perProcessorSecond / ofOther.perProcessorSecond)
    }
  }
  return results
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

export const isMet = ({ shares, target }: Result): boolean => median(shares) >= target
