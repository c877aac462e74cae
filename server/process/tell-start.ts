import { pino } from 'pino'
import { createLog, logOptions } from '#server/log/create-log.ts'

interface Started {
  company: string
  port: number
  /** A line for each service. */
  described: readonly string[]
}

/** Tells that the site is there: lines for a person at a terminal. Otherwise one line of the log, whatever its level. */
export function tellStart({ company, port, described }: Started): void {
  const address = `http://localhost:${port}`
  if (process.stdout.isTTY) {
    const lines = described.map((line) => `  ${line}\n`).join('')
    process.stdout.write(`\nProfilwerk for ${company}\n\n${lines}\n  ${address}\n\n`)
    return
  }
  const services = described.map((line) => line.replace(/ +/g, ' '))
  createLog('info', pino.destination(1)).info(
    { event: 'start', services },
    `Profilwerk for ${company} listens at ${address}`,
  )
}

/** Tells why the site did not start. Nothing in it is a visitor's, and the operator needs its addresses: it is not filtered. */
export function tellFailedStart(reason: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${reason}\n`)
  else pino(logOptions('fatal'), pino.destination(2)).fatal({ event: 'no-start' }, reason)
}
