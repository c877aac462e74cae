import type { RouterContextProvider } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import { reportContext, retryAfterContext } from '#web/app/context.ts'
import { formatWait } from '#web/i18n/format-time.ts'

/** A service's failure as the response of a form says it. */
type FailedService =
  | { status: 429; /** When to try again, in words. */ when: string; headers: { 'retry-after': string } }
  /** 500: the service refused for a reason that the form does not know. */
  | { status: 500 | 503 }

/**
 * Reads why a form could not be passed on. There were too many requests, or a service did not respond or refused, which
 * is reported.
 * @throws any other error.
 */
export function readServiceFailure(error: unknown, context: Readonly<RouterContextProvider>): FailedService {
  if (!(error instanceof ServiceFailure)) throw error
  const wait = error.retryAfter
  if (wait !== undefined) return { status: 429, when: formatWait(wait), headers: { 'retry-after': String(wait) } }
  if (error.failure.wait !== undefined) context.set(retryAfterContext, error.failure.wait)
  context.get(reportContext)(error)
  return { status: error.failure.kind === 'refused' ? 500 : 503 }
}
