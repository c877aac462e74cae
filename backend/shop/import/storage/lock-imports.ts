import { sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { liftTimeLimits } from '#backend/database/time-limit.ts'

/** Key of the advisory lock: any number, the same in every process. */
const LOCK = 314_159_265

/** Locks imports, over all processes, until the transaction ends. The transaction may take the lock several times. */
export async function lockImports(tx: Transaction): Promise<void> {
  await liftTimeLimits(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Takes the same lock if no import has it; otherwise returns false at once. */
export async function tryLockImports(tx: Transaction): Promise<boolean> {
  await liftTimeLimits(tx)
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as locked`)
  return rows[0]?.locked === true
}
