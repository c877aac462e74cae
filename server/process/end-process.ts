import type { Logger } from 'pino'
import { LONGEST_STOP, type Stop } from './stop.ts'

/** Milliseconds from an unexpected error to the end: responses in progress may depend on what broke. */
const LONGEST_FAILED_STOP = 10_000

export interface EndOptions extends Pick<Stop, 'stop'> {
  log: Pick<Logger, 'fatal'>
}

/**
 * Ends the process with code 0 at SIGINT or SIGTERM, and with code 1 after an uncaught error. The state is unknown
 * after such an error, and a supervisor starts the next process. Responses in progress are sent either way.
 */
export function endProcessOnSignalOrError({ stop, log }: EndOptions): void {
  const end = (longest: number) => {
    setTimeout(() => process.exit(process.exitCode || 1), longest).unref()
    void stop(longest).finally(() => process.exit())
  }
  let signals = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      signals += 1
      // A second signal ends the process at once.
      if (signals > 1) process.exit(process.exitCode || 1)
      end(LONGEST_STOP)
    })
  }
  // Without a listener for `unhandledRejection` Node raises a rejection as an uncaught exception.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error }, `${origin}: the process ends`)
    if (process.exitCode === 1) return
    process.exitCode = 1
    end(LONGEST_FAILED_STOP)
  })
}
