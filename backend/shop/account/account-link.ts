import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { accountLink } from '#backend/database/schema/accounts.ts'
import type { LinkPurpose } from '#backend/database/schema/accounts.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { createToken } from '#backend/http/request/context-token.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/** Hours for which a link can be used after its mail was sent. */
const LIFETIME = { confirm: 7 * 24, recover: 1, email: 24 } as const satisfies Record<LinkPurpose, number>

/** Only the hash is stored. The secret has 190 random bits, so that the hash needs no salt. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Makes the secret of a link, when its mail is written. A mail that is tried again has another one.
 * @param email the new address, for a link that confirms it.
 */
export async function createLink(
  db: Database,
  purpose: LinkPurpose,
  customerId: string,
  email: string | null = null,
): Promise<string> {
  const secret = createToken()
  await db.insert(accountLink).values({ hash: hashOf(secret), customerId, purpose, email })
  return secret
}

const { customerId, email } = accountLink

export interface FoundLink {
  customerId: string
  /** The new address that it confirms. */
  email: string | null
  isUsed: boolean
  isOld: boolean
}

/** Finds the customer of a link; undefined for an unknown one or, unless it was used, one that is too old. */
export async function findLink(db: Database, purpose: LinkPurpose, secret: string): Promise<FoundLink | undefined> {
  const isOld = sql<boolean>`${accountLink.createdAt} < now() - make_interval(hours => ${LIFETIME[purpose]})`
  const [row] = await db
    .select({ customerId, email, isUsed: sql<boolean>`${accountLink.usedAt} is not null`, isOld })
    .from(accountLink)
    .where(and(eq(accountLink.hash, hashOf(secret)), eq(accountLink.purpose, purpose)))
  return row
}

/** Ends all links of a customer for these purposes. */
export async function useLinks(tx: Transaction, customerId: string, ...purposes: LinkPurpose[]): Promise<void> {
  await tx
    .update(accountLink)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(accountLink.customerId, customerId), inArray(accountLink.purpose, purposes), isNull(accountLink.usedAt)),
    )
}

/** The error for an unknown link. */
export const noLink = (secret: string): ShopError =>
  new ShopError(
    404,
    'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    `No matching customer for the hash "${secret}" was found.`,
    { parameters: { hash: secret } },
  )

/** The error for a link without its secret. */
export const noSecret = (): ShopError => new ShopError(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.')

/** Returns the part of a link that names the address to confirm, SHA-1. */
export const addressHash = (address: string): string => createHash('sha1').update(address).digest('hex')

/** @throws ShopError 400 if the `em` of a link is another address's. The response does not have the right one. */
export function checkAddressHash(address: string, body: unknown): void {
  const given = readBodyText(body, 'em')
  if (given !== addressHash(address)) throw wrongAddressHash(given)
}

/** The error for an `em` of another address. */
export const wrongAddressHash = (given: string): ShopError =>
  ShopError.violations([
    {
      code: 'NOT_EQUAL_ERROR',
      pointer: '/em',
      detail: 'This value is not the expected one.',
      parameters: { '{{ value }}': JSON.stringify(given) },
    },
  ])
