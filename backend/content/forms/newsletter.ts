import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { newsletterLink, newsletterSubscription } from '#backend/database/schema/forms.ts'
import type { Locale } from '#contracts/locales.ts'
import { enforceFormLimits, type MessageServices } from './send-message.ts'

/** Days for which the link of a mail confirms a subscription. */
export const CONFIRM_DAYS = 7

/** Only the hash is stored. The secret has 192 random bits, so that the hash needs no salt. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Stores an address for the newsletter and queues the mail that asks to confirm it. A confirmed address gets the mail
 * with the link to leave instead. The response is the same, so that it does not reveal who is subscribed.
 * @throws FormLimitReached
 */
export async function subscribe(
  { db, mail, limiter }: MessageServices,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const emailKey = email.trim().toLowerCase()
  await db.transaction(async (tx) => {
    await enforceFormLimits(limiter, tx, ['form', 'mail'], { email })
    const [row] = await tx
      .insert(newsletterSubscription)
      .values({ id: newId(), email: email.trim(), emailKey, locale })
      .onConflictDoUpdate({ target: newsletterSubscription.emailKey, set: { locale, updatedAt: sql`now()` } })
      .returning()
    if (!row) throw new Error('A subscription was not stored')
    const kind = row.confirmedAt ? 'newsletter-welcome' : 'newsletter-confirm'
    await mail.enqueue(tx, [{ kind, subscriptionId: row.id, at: new Date().toISOString() }])
  })
  mail.wake()
}

/** Makes the secret of a link, when its mail is written. A mail that is tried again has another one. */
export async function createConfirmSecret(db: Database, subscriptionId: string): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await db.insert(newsletterLink).values({ hash: hashOf(secret), subscriptionId })
  return secret
}

export type ConfirmResult = 'confirmed' | 'old' | 'unknown'

/** Confirms the subscription of a link. The link of a subscription that is confirmed already does no harm. */
export async function confirmSubscription({ db, mail }: MessageServices, secret: string): Promise<ConfirmResult> {
  const result = await db.transaction(async (tx): Promise<ConfirmResult> => {
    const [link] = await tx
      .select({
        id: newsletterLink.subscriptionId,
        isOld: sql<boolean>`${newsletterLink.createdAt} < now() - make_interval(days => ${CONFIRM_DAYS})`,
      })
      .from(newsletterLink)
      .where(eq(newsletterLink.hash, hashOf(secret)))
    if (!link) return secret === '' ? 'unknown' : 'old'
    if (link.isOld) return 'old'
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
