import { sql } from 'drizzle-orm'

/** Milliseconds after which a statement is given up. No page needs a tenth of it. */
export const STATEMENT_TIME_LIMIT = 10_000

/**
 * Lifts the time limit for the rest of a transaction: `tx.execute(WITHOUT_TIME_LIMIT)`. For migrations and imports.
 * PGlite knows the setting but has no timers: there its client reads the statement, {@link liftsTimeLimit}.
 */
const TEXT = 'set local statement_timeout = 0'
export const WITHOUT_TIME_LIMIT = sql.raw(TEXT)
export const liftsTimeLimit = (statement: string): boolean => statement === TEXT
