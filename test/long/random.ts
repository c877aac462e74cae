/** Seed of a run's random moments; `LONG_SEED` repeats an earlier run. */
export const SEED = Number(process.env['LONG_SEED'] ?? Date.now() % 1_000_000)

/** Whole numbers from `least` to `most`, identical for the same seed. */
export function randomNumbers(seed = SEED): (least: number, most: number) => number {
  console.log(`seed ${seed}: LONG_SEED=${seed} repeats it`)
  let state = seed
  // mulberry32
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return least + Math.floor(fraction * (most - least + 1))
  }
}
