import { eq, sql } from 'drizzle-orm'
import { claimFormFiles } from '#backend/attachments/form-files.ts'
import { lockAttachments } from '#backend/attachments/records.ts'
import type { Database, Transaction } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { formSubmission, type StoredAnswer } from '#backend/database/schema/forms.ts'
import type { LimitName } from '#backend/limits/limits.ts'
import type { Limiter, LimitSubject } from '#backend/limits/limiter.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { asciiEmail } from '#contracts/email-address.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Answers } from './check-answers.ts'
import { answerFields, type FormFile } from './form-file.ts'

/** A valid form whose purpose is a message. */
export interface FormMessage {
  /** Name of its file in data/forms. */
  form: string
  file: FormFile
  nonce: string
  /** Folder of its files. */
  folder: string
  locale: Locale
  /** Path of the page: `/de/kontakt`. */
  page: string
  answers: Answers
}

/** Too many forms in a short time; thrown to undo the transaction. */
export class FormLimitReached extends Error {
  /** Until another one is accepted. */
  readonly seconds: number
  constructor(seconds: number) {
    super(`too many forms, again in ${seconds} s`)
    this.name = 'FormLimitReached'
    this.seconds = seconds
  }
}

export async function enforceFormLimits(
  limiter: Limiter,
  tx: Transaction,
  names: readonly LimitName[],
  subject: LimitSubject,
): Promise<void> {
  const refusal = await limiter.refuse(tx, names, subject)
  if (refusal) throw new FormLimitReached(refusal.seconds)
}

export interface MessageServices {
  db: Database
  mail: MailQueue
  limiter: Limiter
}

/**
 * Stores a message with its mails and its files in one transaction: all of it, or nothing. The same form sent twice, by
 * its nonce, is stored once.
 * @throws FormLimitReached
 */
export async function sendMessage({ db, mail, limiter }: MessageServices, message: FormMessage): Promise<void> {
  const { form, file, nonce, folder, locale, page, answers } = message
  const { purpose } = file
  if (purpose.kind !== 'message') throw new TypeError(`The form ${form} is no message`)
  const typed = answers[purpose.from]?.trim() ?? ''
  const senderEmail = asciiEmail(typed) ?? typed
  const senderName = purpose.name
    .map((name) => answers[name]?.trim() ?? '')
    .join(' ')
    .trim()
  const isNew = await db.transaction(async (tx) => {
    // A parallel request with the same nonce waits here until the first one has finished.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form ${nonce}`}, 0))`)
    const found = await tx.select({ id: formSubmission.id }).from(formSubmission).where(eq(formSubmission.nonce, nonce))
    if (found.length > 0) return false
    await lockAttachments(tx, folder)
    await enforceFormLimits(limiter, tx, ['form'], {})
    // Others may have used up the mails of the address. Then the message is taken without a receipt.
    const isFull = (await limiter.refuse(tx, ['mail'], { email: senderEmail })) !== undefined
    const id = newId()
    const stored = storedAnswers(file, answers, locale)
    await tx.insert(formSubmission).values({ id, form, nonce, locale, page, senderName, senderEmail, answers: stored })
    await claimFormFiles(tx, folder, id)
    await mail.enqueue(tx, [
      { kind: 'form-message', submissionId: id },
      ...(isFull ? [] : [{ kind: 'form-receipt', submissionId: id }]),
    ])
    return true
  })
  if (isNew) mail.wake()
}

/** Returns the answers for the mails: with the labels of chosen options, without empty fields. */
export function storedAnswers(file: FormFile, answers: Answers, locale: Locale): StoredAnswer[] {
  return answerFields(file).flatMap((field): StoredAnswer[] => {
    const given = (answers[field.name] ?? '').trim()
    if (given === '' || field.type === 'file') return []
    const chosen = 'options' in field ? field.options.find(({ value }) => value === given)?.label[locale] : undefined
    const value = field.type === 'checkbox' ? '✓' : (chosen ?? given).replaceAll('\r\n', '\n')
    return [{ name: field.name, label: field.label[locale], value }]
  })
}
