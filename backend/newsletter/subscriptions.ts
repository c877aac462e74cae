import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { newsletterLink, newsletterSubscription } from '#backend/database/schema/forms.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { asciiEmail } from '#contracts/email-address.ts'
import type { Locale } from '#contracts/locales.ts'
import { emailSpellings } from '#contracts/shown-email.server.ts'

/** Days for which the link of a mail confirms a subscription. */
export const CONFIRM_DAYS = 7

/** Only the hash is stored. The secret has 192 random bits, so that the hash needs no salt. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** As mail servers take it: `müller.example` and `xn--mller-kva.example` are one subscription. */
const toStored = (email: string): string => asciiEmail(email.trim()) ?? email.trim()
/** One subscription for each mailbox, whatever the letters of its address. */
const keyOf = (email: string): string => toStored(email).toLowerCase()
/** Earlier versions stored an international domain as it was typed. */
const ofAddress = (email: string) => inArray(newsletterSubscription.emailKey, emailSpellings(email.trim()))

export interface NewsletterServices {
  db: Database
  mail: MailQueue
}

/** An address for the newsletter, and how it came. */
export interface Subscriber {
  email: string
  locale: Locale
  /** Storefront of others whose page confirms the address; undefined for the site itself. */
  storefrontUrl?: string
  /** Whether the address was confirmed by its owner before: then it is subscribed at once. */
  isConfirmed?: boolean
}

/**
 * Stores an address for the newsletter and queues the mail that asks to confirm it. A confirmed address gets the mail
 * with the link to leave instead. The response is the same, so that it does not reveal who is subscribed.
 * @param enforce counts the mail; throws to undo the transaction.
 */
export async function subscribe(
  { db, mail }: NewsletterServices,
  { email, locale, storefrontUrl, isConfirmed = false }: Subscriber,
  enforce: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const confirmedAt = isConfirmed ? sql`coalesce(${newsletterSubscription.confirmedAt}, now())` : undefined
  await db.transaction(async (tx) => {
    await enforce(tx)
    const [row] = await tx
      .insert(newsletterSubscription)
      .values({
        id: newId(),
        email: toStored(email),
        emailKey: keyOf(email),
        locale,
        confirmedAt: isConfirmed ? sql`now()` : null,
      })
      .onConflictDoUpdate({
        target: newsletterSubscription.emailKey,
        set: { locale, ...(confirmedAt ? { confirmedAt } : {}), updatedAt: sql`now()` },
      })
      .returning()
    if (!row) throw new Error('A subscription was not stored')
    const kind = row.confirmedAt ? 'newsletter-welcome' : 'newsletter-confirm'
    await mail.enqueue(tx, [
      { kind, subscriptionId: row.id, at: new Date().toISOString(), ...(storefrontUrl ? { storefrontUrl } : {}) },
    ])
  })
  mail.wake()
}

/** Makes the secret of a link, when its mail is written. A mail that is tried again has another one. */
export async function createConfirmSecret(db: Database, subscriptionId: string): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await db.insert(newsletterLink).values({ hash: hashOf(secret), subscriptionId })
  return secret
}

/** `other address`: the link is that of another address than its caller says. */
export type ConfirmResult = 'confirmed' | 'old' | 'unknown' | 'other address'

/**
 * Confirms the subscription of a link. The link of a subscription that is confirmed already does no harm.
 * @param isRight whether the address is the one that the link names besides; true for links that name none.
 */
export async function confirmSubscription(
  { db, mail }: NewsletterServices,
  secret: string,
  isRight: (email: string) => boolean = () => true,
): Promise<ConfirmResult> {
  const result = await db.transaction(async (tx): Promise<ConfirmResult> => {
    const [link] = await tx
      .select({
        id: newsletterLink.subscriptionId,
        email: newsletterSubscription.email,
        isOld: sql<boolean>`${newsletterLink.createdAt} < now() - make_interval(days => ${CONFIRM_DAYS})`,
      })
      .from(newsletterLink)
      .innerJoin(newsletterSubscription, eq(newsletterSubscription.id, newsletterLink.subscriptionId))
      .where(eq(newsletterLink.hash, hashOf(secret)))
    if (!link) return secret === '' ? 'unknown' : 'old'
    if (link.isOld) return 'old'
    if (!isRight(link.email)) return 'other address'
    const confirmed = await tx
      .update(newsletterSubscription)
      .set({ confirmedAt: sql`now()`, updatedAt: sql`now()` })
      .where(sql`${eq(newsletterSubscription.id, link.id)} and ${isNull(newsletterSubscription.confirmedAt)}`)
      .returning({ id: newsletterSubscription.id })
    const at = new Date().toISOString()
    for (const { id } of confirmed) await mail.enqueue(tx, [{ kind: 'newsletter-welcome', subscriptionId: id, at }])
    return 'confirmed'
  })
  if (result === 'confirmed') mail.wake()
  return result
}

/** Whether an address is subscribed; `open` until its owner confirms it. */
export async function readSubscription(db: Database, email: string): Promise<'open' | 'confirmed' | undefined> {
  const [row] = await db
    .select({ confirmedAt: newsletterSubscription.confirmedAt })
    .from(newsletterSubscription)
    .where(ofAddress(email))
  return row && (row.confirmedAt ? 'confirmed' : 'open')
}

const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`newsletter ${id}`).digest('base64url').slice(0, 22)

/** Returns the token of the link to leave, which is in every mail and does not end. */
export const leaveToken = (secret: string, id: string): string => `${id}-${signature(secret, id)}`

/** Deletes the subscription of a token; one that is gone already is not an error. */
export async function leaveNewsletter(db: Database, secret: string, token: string): Promise<'left' | 'unknown'> {
  const [, id = '', given = ''] = /^([0-9a-f]{32})-([\w-]{22})$/.exec(token) ?? []
  const expected = signature(secret, id)
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'unknown'
  await db.delete(newsletterSubscription).where(eq(newsletterSubscription.id, id))
  return 'left'
}

/** Deletes the subscription of an address whose owner asks for it; it may be gone already. */
export async function leaveAsOwner(db: Database, email: string): Promise<void> {
  await db.delete(newsletterSubscription).where(ofAddress(email))
}

/**
 * Queues the mail with the link to leave, for a caller who only knows the address. The response is the same for an
 * unknown address, to which nothing is sent.
 * @param enforce counts the mail; throws to undo the transaction.
 */
export async function askToLeave(
  { db, mail }: NewsletterServices,
  email: string,
  enforce: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await enforce(tx)
    const [row] = await tx
      .select({ id: newsletterSubscription.id })
      .from(newsletterSubscription)
      .where(ofAddress(email))
    // The job of an unknown address finds no subscription when its turn comes.
    const subscriptionId = row?.id ?? newId()
    await mail.enqueue(tx, [{ kind: 'newsletter-leave', subscriptionId, at: new Date().toISOString() }])
  })
  mail.wake()
}
