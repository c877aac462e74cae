import { readFileSync } from 'node:fs'

/** Milliseconds of a tick, in which Linux counts. */
const TICK = 10

/** Milliseconds for which the main thread of a process has occupied a processor. Its workers do not make others wait. */
export function mainThreadTime(pid: number): number {
  // The name in brackets may have blanks.
  const [, behind = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')
  const fields = behind.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
