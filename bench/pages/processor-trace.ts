/** An event of Chromium's trace; microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** By the clock and by the thread's processor time. */
  dur?: number
  tdur?: number
}

/**
 * The trace with each task as long as its processor time. Beside other programs a task also waits for a core. The start
 * of a task stays, and the events within it are moved along.
 */
export function byProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = Map.groupBy(events.filter(isTask), threadOf)
  for (const list of tasks.values()) list.sort((a, b) => a.ts - b.ts)
  return events.map((event) => {
    const task = event.ph === 'M' ? undefined : taskAround(tasks.get(threadOf(event)) ?? [], event.ts)
    if (!task) return event
    const share = Math.min(1, (task.tdur ?? task.dur) / task.dur)
    const ts = Math.round(task.ts + (event.ts - task.ts) * share)
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: Math.round(event.dur * share) }
  })
}

type Task = TraceEvent & { dur: number }

const isTask = <Event extends TraceEvent>(event: Event): event is Event & Task =>
  event.name === 'RunTask' && event.ph === 'X' && event.dur !== undefined && event.dur > 0

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`

/** Returns the last task that began before the time, if it had not ended by then. */
function taskAround(tasks: readonly Task[], time: number): Task | undefined {
  let [from, to] = [0, tasks.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((tasks[middle]?.ts ?? Infinity) <= time) from = middle + 1
    else to = middle
  }
  const task = tasks[from - 1]
  return task && time <= task.ts + task.dur ? task : undefined
}
