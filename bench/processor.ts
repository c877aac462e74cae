import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Runs in a measured process: reports its processor time to its parent on request, in seconds. */
export function tellProcessorTime(): void {
  process.on('message', (message) => {
    if (message !== 'processor time') return
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  })
}

export interface Rate {
  /** Responses per second. */
  perSecond: number
  /** Responses per second of the server's processor time, independent of other load on the machine. */
  perProcessorSecond: number
}

/** Measures the rate of `work`, carried out by `child`. `work` returns the amount done. */
export async function rateOf(child: ChildProcess, work: () => Promise<number>): Promise<Rate> {
  const processor = async () => {
    child.send('processor time')
    const [seconds] = (await once(child, 'message')) as [number]
    return seconds
  }
  const [before, begun] = [await processor(), performance.now()]
  const done = await work()
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: done / seconds, perProcessorSecond: done / ((await processor()) - before) }
}
