import type { TraceEvent } from './processor-trace.ts'

/** How much slower a phone is, as Lighthouse has it. */
export const SLOWER = 4

interface InputEvent extends TraceEvent {
  args: { data: { type: string } }
}

/**
 * Processor time of the page's main thread from an input until the next frame is handed over to be drawn. It is
 * measured on a phone, in ms, the longest of all inputs. Other programs do not change it, unlike the time by the clock.
 * @param inputs events that count, such as `click`.
 */
export function processorToPaint(events: readonly TraceEvent[], inputs: readonly string[]): number {
  const dispatched = events.filter((event) => isDispatch(event) && inputs.includes(event.args.data.type))
  const times = dispatched.map((input) => {
    const own = events.filter(({ pid, tid, ph }) => pid === input.pid && tid === input.tid && ph === 'X')
    const frame = earliest(own.filter(({ name, ts }) => name === 'Commit' && ts >= endOf(input)))
    if (!frame) return Infinity
    const tasks = own.filter((task) => task.name === 'RunTask' && endOf(task) >= input.ts && task.ts <= frame.ts)
    return (tasks.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000) * SLOWER
  })
  return Math.max(...times)
}

const isDispatch = (event: TraceEvent): event is InputEvent => event.name === 'EventDispatch' && 'args' in event

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

const earliest = (events: readonly TraceEvent[]): TraceEvent | undefined => events.toSorted((a, b) => a.ts - b.ts)[0]
