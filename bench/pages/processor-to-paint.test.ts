import { expect, test } from 'vitest'
import { processorToPaint } from './processor-to-paint.ts'
import type { TraceEvent } from './processor-trace.ts'

/** An event of the main thread; milliseconds by the clock, and of the processor. */
const event = (name: string, from: number, to: number, processor: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: from * 1000,
  dur: (to - from) * 1000,
  tdur: processor * 1000,
})
const input = (type: string, from: number, to: number) => ({
  ...event('EventDispatch', from, to, 1),
  args: { data: { type } },
})

const CLICK = [
  event('RunTask', 0, 9, 9),
  event('RunTask', 10, 20, 5),
  input('pointerup', 11, 12),
  input('click', 12, 18),
  event('RunTask', 21, 22, 1),
  { ...event('RunTask', 21, 22, 100), tid: 2 },
  event('RunTask', 30, 40, 3),
  event('Commit', 38, 39, 1),
  event('RunTask', 41, 90, 40),
  event('Commit', 80, 81, 1),
]

test('The time of an input is that of its task and those until the next frame, four times as slow.', () => {
  expect(processorToPaint(CLICK, ['click'])).toBe(36)
})

test('The slowest of several inputs counts.', () => {
  expect(processorToPaint([...CLICK, input('keydown', 42, 44)], ['click', 'keydown'])).toBe(160)
})

test('An input without a frame has no time.', () => {
  expect(processorToPaint([event('RunTask', 0, 5, 5), input('click', 1, 2)], ['click'])).toBe(Infinity)
})
