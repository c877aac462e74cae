import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { replacedToken } from '#backend/database/schema/sales.ts'

/** Maximum number of rows that one registration deletes. */
const MAX_DELETED = 100

/** Identifies a registration. */
export interface Registering {
  /** Header `idempotency-key`. A registration without one cannot be repeated. */
  key: string | undefined
  /** SHA-256 of the registration. */
  bodyHash: string
}

/** The session to which the request that replaced a token moved. */
export interface Successor {
  token: string
  /** True for a repetition after a lost response, false for a corrected form. */
  isSame: boolean
}

/** For this time a request can be a repetition of the one that replaced its token. */
const isRecent = sql<boolean>`${replacedToken.replacedAt} > now() - interval '1 minute'`

/** Locks the token against other replacements until the transaction ends, before any customer. */
export async function lockToken(tx: Transaction, token: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`token ${token}`}, 0))`)
}

/**
 * Finds the session to which a token led, for a repetition of the request that replaced it, within a minute. A browser
 * that lost the response has only the old token. The idempotency key, which only its form has, is the proof.
 * @returns undefined for any other request, to which a replaced token is an unknown one.
 */
export async function findSuccessor(
  tx: Transaction,
  token: string,
  { key, bodyHash }: Registering,
): Promise<Successor | undefined> {
  if (key === undefined) return undefined
  let found = await findReplaced(tx, token)
  if (found?.idempotencyKey !== key || !found.isRecent) return undefined
  let isSame = false
  let successor = token
  while (found) {
    isSame ||= found.idempotencyKey === key && found.bodyHash === bodyHash
    successor = found.successor
    // A parallel registration of that token is finished after this.
    await lockToken(tx, successor)
    found = await findReplaced(tx, successor)
  }
  return { token: successor, isSame }
}

/** Stores for a minute which request replaced a token. Deletes some older rows at the same time. */
export async function storeReplaced(
  tx: Transaction,
  token: string,
  successor: string,
  { key, bodyHash }: Registering,
): Promise<void> {
  const past = tx
    .select({ token: replacedToken.token })
    .from(replacedToken)
    .where(sql`not (${isRecent})`)
    .limit(MAX_DELETED)
    // Does not wait for rows that another transaction is deleting.
    .for('update', { skipLocked: true })
  await tx.delete(replacedToken).where(inArray(replacedToken.token, past))
  const replaced = { successor, idempotencyKey: key ?? null, bodyHash, replacedAt: sql`now()` }
  await tx
    .insert(replacedToken)
    .values({ token, ...replaced })
    .onConflictDoUpdate({ target: replacedToken.token, set: replaced })
}

async function findReplaced(tx: Transaction, token: string) {
  const { successor, idempotencyKey, bodyHash } = replacedToken
  const rows = await tx
    .select({ successor, idempotencyKey, bodyHash, isRecent })
    .from(replacedToken)
    .where(eq(replacedToken.token, token))
  return rows[0]
}
