import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Megabytes of the heap of a process, without the room for new objects. */
const OLD = 1000
/** V8 counts both halves of that room, and as much again for pages on their way to the old ones. */
const HALVES = 3

test('The room for new objects stays small in production.', () => {
  const { NODE_OPTIONS: _, ...env } = process.env
  const half = (...options: string[]) => {
    const limit = ['-p', 'v8.getHeapStatistics().heap_size_limit / 2 ** 20']
    return (
      (Number(execFileSync(process.execPath, [`--max-old-space-size=${OLD}`, ...options, ...limit], { env })) - OLD) /
      HALVES
    )
  }
  expect(half('--env-file=server/production.env')).toBe(8)
  expect(half()).toBeGreaterThan(8)
})
