import { eq, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { contextTable } from '#backend/database/schema/sales.ts'

/** The data of a visitor besides the cart. */
export interface StoredSession {
  token: string
  /**
   * Identifies the chain of rotations that led here. Quote requests are found by it. It does not follow from a token.
   */
  origin: string
  languageId: string | null
  countryId: string | null
  customerId: string | null
  billingAddressId: string | null
  shippingAddressId: string | null
}

/** A day after its last write a session names no customer any more. The cart stays. A login finds both again. */
export const isFresh = sql`${contextTable.updatedAt} > now() - interval '1 day'`

/** Reads the session of a token, or returns a new anonymous one. */
export async function readSession(db: Database, token: string): Promise<StoredSession> {
  const [row] = await db
    .select({
      token: contextTable.token,
      origin: contextTable.origin,
      languageId: contextTable.languageId,
      countryId: contextTable.countryId,
      customerId: sql<string | null>`case when ${isFresh} then ${contextTable.customerId} end`,
      billingAddressId: sql<string | null>`case when ${isFresh} then ${contextTable.billingAddressId} end`,
      shippingAddressId: sql<string | null>`case when ${isFresh} then ${contextTable.shippingAddressId} end`,
    })
    .from(contextTable)
    .where(eq(contextTable.token, token))
  return row ?? anonymous(token)
}

/** Returns a new session. Earlier uses of the token do not matter. */
export const anonymous = (token: string): StoredSession => ({
  token,
  origin: newId(),
  languageId: null,
  countryId: null,
  customerId: null,
  billingAddressId: null,
  shippingAddressId: null,
})

/** Stores a session. The first write inserts its row. */
export async function writeSession(db: Database, session: StoredSession): Promise<void> {
  await db
    .insert(contextTable)
    .values(session)
    .onConflictDoUpdate({ target: contextTable.token, set: { ...session, updatedAt: sql`now()` } })
}

/** Reads the language of the session, for requests that name none. */
export async function sessionLanguage(token: string, db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ languageId: contextTable.languageId })
    .from(contextTable)
    .where(eq(contextTable.token, token))
  return rows[0]?.languageId ?? undefined
}
