import { sql } from 'drizzle-orm'
import type { Transaction } from './open.ts'

/** Milliseconds after which a statement is given up. No page needs a tenth of it. */
export const STATEMENT_TIME_LIMIT = 10_000

const STATEMENTS_TAKE_THEIR_TIME = 'set local statement_timeout = 0'

/** Lifts the limits for the rest of a transaction that is no visitor's: a migration, an import. */
export async function liftTimeLimits(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(STATEMENTS_TAKE_THEIR_TIME))
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** PGlite knows the setting and has no timers: its client looks for the statement. */
export const liftsTimeLimit = (statement: string): boolean => statement === STATEMENTS_TAKE_THEIR_TIME
