import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { errorEntry } from './error-entry.ts'
import { scrub, scrubAddress } from './scrub.ts'

/**
 * The log of the server: JSON lines without personal data. Every field is filtered here, so that no caller has to.
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
  return pino({ level, hooks, serializers, base: { pid: process.pid } }, destination)
}

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
