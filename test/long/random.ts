import { randomFractions } from '#test/support/random-fractions.ts'

/** Seed of a run's random moments; `LONG_SEED` repeats an earlier run. */
export const SEED = Number(process.env['LONG_SEED'] ?? Date.now() % 1_000_000)

/** Whole numbers from `least` to `most`, identical for the same seed. */
export function randomNumbers(seed = SEED): (least: number, most: number) => number {
  console.log(`seed ${seed}: LONG_SEED=${seed} repeats it`)
  const next = randomFractions(seed)
  return (least, most) => least + Math.floor(next() * (most - least + 1))
}
