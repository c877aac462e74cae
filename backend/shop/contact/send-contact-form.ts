import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { formSubmission, type StoredAnswer } from '#backend/database/schema/forms.ts'
import { salutation } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { checkAddress } from '#backend/shop/customer/check-places.ts'
import { salutationStruct } from '#backend/shop/master-data/salutation.ts'
import { CONTACT_LABELS } from './contact-texts.ts'
import { readMessage } from './read-message.ts'
import type { ContactMessage } from './read-message.ts'

/** Name of the form among those that were sent; data/forms has no such file. */
const FORM = 'contact-form'

/**
 * Sends a message to sales. It is stored, limited and deleted as a form of the content system, with the same two mails.
 * With an idempotency key it is sent once.
 * @throws ShopError 400 with every violation, 429 after too many messages of one network.
 */
export const sendContactForm =
  (mail: MailQueue) =>
  async ({ body }: { body: unknown }, context: ShopContext) => {
    const message = readMessage(body)
    const { db, limiter } = context
    await checkAddress(db, { salutationId: message.salutationId })
    const nonce = nonceOf(context)
    await db.transaction(async (tx) => {
      const id = newId()
      const stored = await tx
        .insert(formSubmission)
        .values({ id, nonce, form: FORM, ...(await toSubmission(tx, message, context)) })
        .onConflictDoNothing({ target: formSubmission.nonce })
        .returning({ id: formSubmission.id })
      if (stored.length === 0) return
      await enforceLimits(limiter, tx, ['form'], message.email)
      // Others may have used up the mails of the address. Then the message is taken without a receipt.
      const isFull = (await limiter.refuse(tx, ['mail'], { email: message.email })) !== undefined
      await mail.enqueue(tx, [
        { kind: 'form-message', submissionId: id },
        ...(isFull ? [] : [{ kind: 'form-receipt', submissionId: id }]),
      ])
    })
    mail.wake()
    return struct('contact_form_result', { individualSuccessMessage: '' })
  }

/** Only a repetition from the same session has the same one. */
function nonceOf({ idempotencyKey, token }: ShopContext): string {
  const key = readIdempotencyKey(idempotencyKey)
  return key === undefined ? newId() : createHash('sha256').update(`${FORM} ${token} ${key}`).digest('hex')
}

async function toSubmission(tx: Transaction, message: ContactMessage, context: ShopContext) {
  const { salutationId, firstName, lastName, email, phone, subject, comment } = message
  const locale = mailLocale(context.acceptLanguage, context.languageCode)
  const labels = CONTACT_LABELS[locale]
  const senderName = [firstName, lastName].filter(Boolean).join(' ')
  const [row] = await tx
    .select()
    .from(salutation)
    .where(eq(salutation.id, salutationId ?? ''))
  const given = {
    salutation: row && salutationStruct(row, context.languageCode).displayName,
    name: senderName,
    email,
    phone,
    subject,
    comment,
  }
  const answers = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name): StoredAnswer[] => {
    const value = given[name]
    return value ? [{ name, label: labels[name], value }] : []
  })
  return { locale, page: storefrontOf(context), senderName, senderEmail: email, answers }
}

/** Address of the known storefront that asks; empty for the site itself. */
const storefrontOf = ({ origin, settings }: ShopContext): string =>
  settings.storefronts?.find(({ url }) => new URL(url).origin === origin)?.url ?? ''
