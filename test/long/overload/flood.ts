import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One page requested at a steady rate, independent of the response times, by a separate process. */
export interface Flood {
  url: string
  cookie: string
  perSecond: number
  seconds: number
  sockets: number
}

/** Results of a flood. Times in milliseconds from the planned start of the request. */
export interface FloodReport {
  offered: number
  answered: number
  refused: number
  broken: number
  answeredTimes: number[]
  refusedTimes: number[]
}

const BEAT = 10

async function pour({ url, cookie, perSecond, seconds, sockets }: Flood): Promise<FloodReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const report: FloodReport = {
    offered: 0,
    answered: 0,
    refused: 0,
    broken: 0,
    answeredTimes: [],
    refusedTimes: [],
  }
  const open = new Set<object>()
  const ask = () => {
    const begun = performance.now()
    report.offered += 1
    const asked = get(
      `${url}${report.offered}`,
      { agent, headers: { cookie, 'accept-encoding': 'br' } },
      (response) => {
        response.resume()
        response.on('end', () => {
          open.delete(asked)
          const time = Math.round(performance.now() - begun)
          if (response.statusCode === 200) {
            report.answered += 1
            report.answeredTimes.push(time)
          } else if (response.statusCode === 503) {
            report.refused += 1
            report.refusedTimes.push(time)
          } else report.broken += 1
        })
      },
    ).on('error', () => {
      open.delete(asked)
      report.broken += 1
    })
    open.add(asked)
  }
  const begun = performance.now()
  for (let now = 0; now < seconds * 1_000; now = performance.now() - begun) {
    while (report.offered < (now / 1_000) * perSecond) ask()
    await sleep(BEAT)
  }
  while (open.size > 0) await sleep(BEAT)
  agent.destroy()
  return report
}

process.once('message', (flood: Flood) => {
  void pour(flood).then((report) => process.send?.(report, () => process.exit(0)))
})
