import { isRouteErrorResponse } from 'react-router'

/** What an error page knows of what happened. */
export interface KnownError {
  /** HTTP status, or 8503 where the shop cannot be reached. */
  code: number
  /** The page exists, but not in this language. */
  language?: boolean
  /** Locale of the address where it differs from the page's: one without full text. */
  locale?: string
  /** The external site of that locale. */
  site?: string
}

/** What guard-routes.ts and the loaders say of an error; a bare 500 of one that nobody expected. */
export function knownError(error: unknown): KnownError {
  if (!isRouteErrorResponse(error)) return { code: 500 }
  const said: unknown = error.data
  return { code: error.status, ...(typeof said === 'object' ? (said as Partial<KnownError>) : {}) }
}
