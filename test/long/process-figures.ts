import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc; 100 on every Linux that node runs on. */
const TICKS = 100

/** Processor time that a process has taken so far, user and system, in seconds. Linux. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may hold blanks; user and system time are the fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Memory that a process has resident, in MB. Linux. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
