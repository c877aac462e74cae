import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Keeps many objects for a while, as rendering does, and prints the most megabytes of the room for new ones. */
const ALLOCATE = `
  const room = () => v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size
  let kept = []
  let most = 0
  for (let i = 0; i < 1e7; i++) {
    if (kept.push([i]) > 1e6) kept = []
    if (i % 1e4 === 0) most = Math.max(most, room())
  }
  console.log(most / 2 ** 20)`

/** Both halves of the room, and pages that are being emptied. */
const SMALL = 24

test('The room for new objects stays small in production.', () => {
  const { NODE_OPTIONS: _, ...env } = process.env
  // V8 derives its own room from the heap's size, and that from the machine's memory by default.
  const run = (...options: string[]) =>
    Number(execFileSync(process.execPath, ['--max-heap-size=4096', ...options, '-e', ALLOCATE], { env }))
  expect(run('--env-file=server/production.env')).toBeLessThanOrEqual(SMALL)
  expect(run()).toBeGreaterThan(2 * SMALL)
})
