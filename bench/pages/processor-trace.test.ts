import { describe, expect, it } from 'vitest'
import { byProcessorTime } from './processor-trace.ts'

const thread = { pid: 1, tid: 2 }
const task = { ...thread, name: 'RunTask', ph: 'X', ts: 1000, dur: 400, tdur: 100 }

describe('byProcessorTime', () => {
  it('ends a task that waited for the processor sooner, with what is within it', () => {
    const inner = { ...thread, name: 'Layout', ph: 'X', ts: 1200, dur: 80, tdur: 20 }
    const mark = { ...thread, name: 'mark', ph: 'I', ts: 1400 }
    expect(byProcessorTime([inner, task, mark])).toEqual([
      { ...inner, ts: 1050, dur: 20 },
      { ...task, dur: 100 },
      { ...mark, ts: 1100 },
    ])
  })

  it('leaves what is between the tasks, of other threads, or about a thread', () => {
    const between = { ...thread, name: 'firstContentfulPaint', ph: 'I', ts: 1401 }
    const before = { ...between, ts: 999 }
    const other = { ...between, tid: 3, ts: 1100 }
    const name = { ...thread, name: 'thread_name', ph: 'M', ts: 1100 }
    const rest = [between, before, other, name]
    expect(byProcessorTime([task, ...rest]).slice(1)).toEqual(rest)
  })

  it('leaves a task without a processor time as long as it was', () => {
    const { tdur: _, ...unknown } = task
    expect(byProcessorTime([unknown])).toEqual([unknown])
  })
})
