import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { accountLink } from '#backend/database/schema/accounts.ts'
import type { LinkPurpose } from '#backend/database/schema/accounts.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { createToken } from '#backend/http/request/context-token.ts'

/** Hours for which a link can be used after its mail was sent. */
const LIFETIME = { confirm: 7 * 24, recover: 1 } as const satisfies Record<LinkPurpose, number>

/** Only the hash is stored. The secret has 190 random bits, so that the hash needs no salt. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Makes the secret of a link, when its mail is written. A mail that is tried again has another one. */
export async function createLink(db: Database, purpose: LinkPurpose, customerId: string): Promise<string> {
  const secret = createToken()
  await db.insert(accountLink).values({ hash: hashOf(secret), customerId, purpose })
  return secret
}

/** Finds the customer of a link; undefined for an unknown one or, unless it was used, one that is too old. */
export async function findLink(
  db: Database,
  purpose: LinkPurpose,
  secret: string,
): Promise<{ customerId: string; isUsed: boolean; isOld: boolean } | undefined> {
  const isOld = sql<boolean>`${accountLink.createdAt} < now() - make_interval(hours => ${LIFETIME[purpose]})`
  const [row] = await db
    .select({ customerId: accountLink.customerId, isUsed: sql<boolean>`${accountLink.usedAt} is not null`, isOld })
    .from(accountLink)
    .where(and(eq(accountLink.hash, hashOf(secret)), eq(accountLink.purpose, purpose)))
  return row
}

/** Ends all links of a customer for one purpose. */
export async function useLinks(tx: Transaction, purpose: LinkPurpose, customerId: string): Promise<void> {
  await tx
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLink.customerId, customerId), eq(accountLink.purpose, purpose), isNull(accountLink.usedAt)))
}

/** The error for an unknown link. */
export const noLink = (secret: string): ShopError =>
  new ShopError(
    404,
    'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    `No matching customer for the hash "${secret}" was found.`,
    { parameters: { hash: secret } },
  )
