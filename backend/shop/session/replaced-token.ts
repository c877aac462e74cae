import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/open.ts'
import { replacedToken } from '#backend/database/schema/sales.ts'

/** Rows that one registration deletes at most. */
const MOST_FORGOTTEN = 100

/** What tells a registration from another one. */
export interface Registering {
  /** Header `idempotency-key`; without one a registration cannot be repeated. */
  key: string | undefined
  /** SHA-256 of what is registered. */
  bodyHash: string
}

/** Where the request that replaced a token left its session. */
export interface Successor {
  token: string
  /** The same was registered before: its answer got lost. Else the form was corrected meanwhile. */
  isSame: boolean
}

/** For so long a request is taken for the repetition of the one that replaced its token. */
const isRecent = sql<boolean>`${replacedToken.replacedAt} > now() - interval '1 minute'`

/** Keeps all others from replacing this token until the transaction ends. */
export async function lockToken(tx: Transaction, token: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`token ${token}`}, 0))`)
}

/**
 * The session that a token led to, for a request with the key of the one that replaced it, within a minute. A browser
 * whose response was lost has only the old token. The key, which only its form has, is what lets it on.
 * @returns undefined for every other request: to it a replaced token is an unknown one.
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
    // Whoever registers there at this moment is through afterwards.
    await lockToken(tx, successor)
    found = await findReplaced(tx, successor)
  }
  return { token: successor, isSame }
}

/** Remembers for a minute which request replaced a token. Older ones are forgotten by the way. */
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
    .limit(MOST_FORGOTTEN)
    // What another transaction forgets at the same time is not waited for.
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
