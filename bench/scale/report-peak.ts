import { writeSync } from 'node:fs'

/** Loaded into a measured process. Writes its peak memory (MB) and processor time (s) to file descriptor 3. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(3, `${Math.round(maxRSS / 1024)} ${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)}`)
})
