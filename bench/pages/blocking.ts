import { SLOWER } from './processor-to-paint.ts'
import type { TraceEvent } from './processor-trace.ts'

/** Milliseconds after which a task keeps the page from responding. */
const LONG = 50

/**
 * How long the main thread keeps a phone from responding after the first paint, ms. A task counts with the processor
 * time that exceeds 50 ms on a phone.
 */
export function blockingOf(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page was not painted.')
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  )
  return tasks.reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * SLOWER - LONG), 0)
}
