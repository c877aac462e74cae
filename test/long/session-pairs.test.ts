import { expect, test } from 'vitest'
import { runPairsOnServer } from '#test/support/session-pairs.ts'
import { printFigures } from './figures.ts'
import { SEED } from './random.ts'

const ROUNDS = 600

test.runIf(process.env['DATABASE_URL'])('random pairs of operations on one session never make a deadlock', async () => {
  console.log(`seed ${SEED}: LONG_SEED=${SEED} repeats it`)
  const { counts, deadlocks } = await runPairsOnServer({ seed: SEED, rounds: ROUNDS })
  const { statuses, faults } = counts
  printFigures('Random pairs of operations on one session, PostgreSQL', [
    { pairs: ROUNDS, operations: ROUNDS * 6, deadlocks, '5xx': faults.length, ...statuses },
  ])
  expect({ deadlocks, faults }).toEqual({ deadlocks: 0, faults: [] })
})
