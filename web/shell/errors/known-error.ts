import { isRouteErrorResponse } from 'react-router'
import type { Locale } from '#contracts/locales.ts'

/** What an error page knows of what happened. */
export interface KnownError {
  /** HTTP status, or 8503 where the shop cannot be reached. */
  code: number
  /** Where the page exists, if it is missing in this language only. */
  alternates?: Partial<Record<Locale, string>>
  /** Locale of the address where it differs from the page's: one without full text. */
  locale?: string
  /** The external site of that locale. */
  site?: string
  /** The page was refused before anything was made of it. */
  busy?: boolean
}

/** Of the server under load, and of a proxy that does not reach it. */
const NOT_MADE = new Set([502, 503, 504])

/**
 * Whether a response did not come from the pages, which send data with every error: the server refused the request, or a proxy
 * answered in its place. Nothing was done.
 */
export const isNotMade = (error: unknown): boolean =>
  isRouteErrorResponse(error) && NOT_MADE.has(error.status) && typeof error.data === 'string'

/** What guard-routes.ts and the loaders say of an error; a bare 500 of one that nobody expected. */
export function knownError(error: unknown): KnownError {
  if (!isRouteErrorResponse(error)) return { code: 500 }
  if (isNotMade(error)) return { code: error.status, busy: true }
  const said: unknown = error.data
  return { code: error.status, ...(typeof said === 'object' ? (said as Partial<KnownError>) : {}) }
}
