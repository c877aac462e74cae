import { DrizzleQueryError } from 'drizzle-orm'
import { ServiceFailure } from '#contracts/failure.ts'
import { scrub } from './scrub.ts'

/** Number of useful stack frames. */
const MOST_FRAMES = 12
/** Maximum depth of causes. */
const DEEPEST = 5
/** Names and numbers of system, SMTP and PostgreSQL errors, never values. */
const TELLING = [
  'code',
  'status',
  'errno',
  'syscall',
  'responseCode',
  'command',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
]

/** Returns an error for the log, without any input of a visitor and without anything that identifies one. */
export function errorEntry(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : { type: typeof error }
  const given: Record<string, unknown> = { ...error }
  const details = TELLING.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(details),
    ...(error instanceof ServiceFailure ? { failure: failureEntry(error) } : {}),
    ...(error instanceof DrizzleQueryError ? { statement: withoutLiterals(error.query) } : {}),
    stack: framesOf(error),
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: errorEntry(error.cause, depth + 1) }),
  }
}

function messageOf(error: Error): string {
  // The message of Drizzle has the statement and all values.
  if (error instanceof DrizzleQueryError) return 'Failed query'
  // Both quote the text that they could not read: JSON.parse the input, PostgreSQL the value.
  const quotes = error instanceof SyntaxError || 'severity' in error
  return scrub(quotes ? error.message.replace(/"[\s\S]*"|'[\s\S]*'/g, '…') : error.message)
}

/** Codes and fields of a service's refusal, without its sentences, which may have quotations. */
const failureEntry = ({ failure: { errors, ...failure } }: ServiceFailure) => ({
  ...failure,
  errors: errors.map(({ code, pointer }) => ({ code, pointer })),
})

const withoutLiterals = (statement: string): string => statement.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, 2000)

/** The stack begins with the message, which may have several lines. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .join('\n')
