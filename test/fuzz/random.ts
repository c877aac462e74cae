/** A source of random values that repeats itself for the same seed. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below(end: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True with this probability in per cent. */
  percent(share: number): boolean
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (items) => items[below(items.length)]!, percent: (share) => next() * 100 < share }
}
