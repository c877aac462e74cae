import { isRouteErrorResponse } from 'react-router'
import { type Alternates, isAlternates } from './paths.ts'

/** An error, as an error page shows it. */
export interface KnownError {
  /** HTTP status, or 8503 if the shop cannot be reached. */
  code: number
  /** There is no page at the address, whatever the status. */
  isAbsent?: boolean
  /** The address itself is about the status, `/de/403`: nothing failed and nothing was refused. */
  isOpened?: boolean
  /** Languages in which the page exists, if it is missing in this language only. */
  alternates?: Alternates
  /** Locale of the address if it differs from the page's: a locale without full text. */
  locale?: string
  /** The external site of that locale. */
  site?: string
  /** The page was rejected before rendering. */
  busy?: boolean
  /** Number of the request in the log. */
  reference?: string
}

/** Statuses of an overloaded server, or of a proxy that does not reach it. */
const NOT_MADE = new Set([502, 503, 504])

/**
 * Whether a response did not come from the pages, which send data with every error. The server rejected the request, or
 * a proxy responded instead. No change was made.
 */
export const isNotMade = (error: unknown): boolean =>
  isRouteErrorResponse(error) && NOT_MADE.has(error.status) && typeof error.data === 'string'

/** Reads the error data of guard-routes.ts and the loaders; any other error is a bare 500. */
export function knownError(error: unknown): KnownError {
  if (!isRouteErrorResponse(error)) return { code: 500 }
  if (isNotMade(error)) return { code: error.status, busy: true }
  const said: unknown = error.data
  return { code: error.status, ...(isKnown(said) ? said : {}) }
}

const TYPES = {
  code: 'number',
  isAbsent: 'boolean',
  isOpened: 'boolean',
  locale: 'string',
  site: 'string',
  busy: 'boolean',
  reference: 'string',
}

function isKnown(said: unknown): said is Partial<KnownError> {
  if (typeof said !== 'object' || said === null) return false
  const fields: Partial<Record<string, unknown>> = { ...said }
  return (
    isAlternates(fields['alternates'] ?? {}) &&
    Object.entries(TYPES).every(([name, type]) => fields[name] === undefined || typeof fields[name] === type)
  )
}
