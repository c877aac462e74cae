import { expect, test } from 'vitest'
import { runPairsOnServer } from '#test/support/session-pairs.ts'

test.runIf(process.env['DATABASE_URL'])(
  'pairs of operations on one session never make a deadlock: those that did, and some random ones',
  { timeout: 300_000 },
  async () => {
    const { counts, deadlocks } = await runPairsOnServer({ seed: 20_261_125, rounds: 25 })
    expect({ deadlocks, faults: counts.faults }).toEqual({ deadlocks: 0, faults: [] })
  },
)
