import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Milliseconds for a statement. No page needs a tenth of it. */
export const STATEMENT_TIME_LIMIT = 10_000

const STATEMENTS_TAKE_THEIR_TIME = 'set local statement_timeout = 0'

/** Lifts the limits for the rest of a transaction that serves no visitor: a migration, an import. */
export async function liftTimeLimits(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(STATEMENTS_TAKE_THEIR_TIME))
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** PGlite has the setting but no timers, so its client looks for this statement. */
export const liftsTimeLimit = (statement: string): boolean => statement === STATEMENTS_TAKE_THEIR_TIME
