import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** In a measured process: tells its parent how much processor time it has taken, in seconds, whenever it asks. */
export function tellProcessorTime(): void {
  process.on('message', (message) => {
    if (message !== 'processor time') return
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  })
}

export interface Rate {
  /** Answers in a second. */
  perSecond: number
  /** Answers in a second of the server's processor time: what else the machine does does not count. */
  perProcessorSecond: number
}

/** How fast `work` goes that `child` does. `work` answers how much was done. */
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
