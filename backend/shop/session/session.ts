import { eq, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import { newId } from '#backend/database/id.ts'
import { contextTable } from '#backend/database/schema/sales.ts'

/** What the shop remembers of a visitor besides the cart. */
export interface StoredSession {
  token: string
  /** Names the chain of rotations that led here: quote requests are found again by it. No token tells it. */
  origin: string
  languageId: string | null
  countryId: string | null
  customerId: string | null
  billingAddressId: string | null
  shippingAddressId: string | null
}

/** A day after the last write nobody is known by the token any more; the cart stays. */
const isFresh = sql`${contextTable.updatedAt} > now() - interval '1 day'`

/** The session of a token; a new anonymous one where nothing is stored under it. */
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

/** A session of its own: that the token was used before, and by whom, does not matter. */
export const anonymous = (token: string): StoredSession => ({
  token,
  origin: newId(),
  languageId: null,
  countryId: null,
  customerId: null,
  billingAddressId: null,
  shippingAddressId: null,
})

/** Stores a session; its row is made with the first write. */
export async function writeSession(db: Database, session: StoredSession): Promise<void> {
  await db
    .insert(contextTable)
    .values(session)
    .onConflictDoUpdate({ target: contextTable.token, set: { ...session, updatedAt: sql`now()` } })
}

/** Language kept in the session, for requests that name none. */
export async function sessionLanguage(token: string, db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ languageId: contextTable.languageId })
    .from(contextTable)
    .where(eq(contextTable.token, token))
  return rows[0]?.languageId ?? undefined
}
