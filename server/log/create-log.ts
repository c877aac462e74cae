import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { currentMark } from '#server/caller/caller.ts'
import { logFields } from '#server/caller/request-mark.ts'
import { readVersion } from '#server/version.ts'
import { errorEntry } from './error-entry.ts'
import { scrub, scrubAddress } from './scrub.ts'

/**
 * The log of the server: JSON lines without personal data, each with the number of its request. Every field is filtered here, so that no caller has to.
 * Errors lose their values, addresses the values of their queries, texts everything recognisable.
 */
export function createLog(level: string, destination: DestinationStream = standardError()): Logger {
  const hooks: LoggerOptions['hooks'] = {
    logMethod(args: unknown[], method) {
      const [first, second] = args
      if (typeof first === 'string') return method.call(this, scrub(first))
      const fields = first instanceof Error ? { err: first } : first
      // Without a message pino would use the error's own.
      method.call(this, clean(fields), typeof second === 'string' ? scrub(second) : 'no message')
    },
  }
  const serializers = { err: (entry: unknown) => entry }
  // A line written for a request has its number, which the visitor may tell.
  const mixin = () => {
    const mark = currentMark()
    return mark ? logFields(mark) : {}
  }
  return pino({ ...logOptions(level), hooks, serializers, mixin }, destination)
}

/** The form of each line: times of ISO 8601, and the level as a word beside pino's number. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'profilwerk', version: readVersion(process.cwd()), pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (severity, number) => ({ level: number, severity }) },
})

const standardError = (): DestinationStream => pino.destination({ dest: 2, sync: false })

/** Fields of errors and failures that repeat the input. */
const QUOTING = new Set(['detail', 'parameters', 'params', 'headers', 'cookie', 'token', 'email'])

function clean(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return errorEntry(value)
  if (typeof value === 'string') return /^(?:https?:\/)?\//.test(value) ? scrubAddress(value) : scrub(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  const fields = Object.entries(value).filter(([name]) => !QUOTING.has(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, clean(field, depth + 1)]))
}
