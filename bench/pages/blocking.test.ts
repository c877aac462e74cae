import { expect, test } from 'vitest'
import { blockingOf } from './blocking.ts'
import type { TraceEvent } from './processor-trace.ts'

const thread = { pid: 1, tid: 1 }
/** A task of the main thread; milliseconds by the clock, and of the processor. */
const task = (from: number, processor: number): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts: from * 1000,
  dur: 90_000,
  tdur: processor * 1000,
})
const paint = (at: number): TraceEvent => ({ ...thread, name: 'firstContentfulPaint', ph: 'I', ts: at * 1000 })

test('The time of a task beyond 50 ms on a phone blocks the page, by the processor.', () => {
  expect(blockingOf([paint(10), task(20, 12), task(200, 20), task(400, 30)])).toBe(30 + 70)
})

test('Tasks before the last first paint and of other threads do not count.', () => {
  const other = { ...task(600, 50), tid: 2 }
  expect(blockingOf([paint(10), task(20, 50), paint(100), task(200, 20), other])).toBe(30)
})

test('A page that was not painted is an error.', () => {
  expect(() => blockingOf([task(20, 12)])).toThrow('The page was not painted.')
})
