const HOUR = 3600
const DAY = 24 * HOUR

/** Whom a limit counts for: the caller's network, or the mailbox that is named in the request. */
export type Per = 'address' | 'email'

export interface Limit {
  per: Per
  /** How often within the window. */
  points: number
  /** Length of the window, which begins with the first point. */
  seconds: number
}

/**
 * How often what may be done. Only what was done counts: a refused or failed attempt costs nothing.
 * Within an operation the short window comes first, so that an attempt it refuses leaves the long one untouched.
 */
export const LIMITS = {
  /** Stores a guest and sends nothing. Whoever corrects an address registers again, and a company may sit behind one address. */
  register: [
    { per: 'address', points: 120, seconds: HOUR },
    { per: 'email', points: 30, seconds: HOUR },
  ],
  /** Sales reads each of them. Forty in an hour is more than a purchasing department sends, and few enough to delete by hand. */
  order: [
    { per: 'address', points: 40, seconds: HOUR },
    { per: 'address', points: 200, seconds: DAY },
  ],
  /** A mail to an address that anybody may have typed: what a stranger can be sent, whatever the operation. */
  mail: [
    { per: 'email', points: 5, seconds: HOUR },
    { per: 'email', points: 15, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof LIMITS
