import { randomFractions } from '#test/support/random-fractions.ts'

/** A source of random values that repeats itself for the same seed. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below(end: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True with this probability in per cent. */
  percent(share: number): boolean
}

export function createRandom(seed: number): Random {
  const next = randomFractions(seed)
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (items) => items[below(items.length)]!, percent: (share) => next() * 100 < share }
}
