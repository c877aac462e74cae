import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { formSubmission, newsletterSubscription } from '#backend/database/schema/forms.ts'
import { asciiEmail } from '#contracts/email-address.ts'
import { emailSpellings } from '#contracts/shown-email.server.ts'

/** Each address that forms take. */
const email = z.string().refine((typed) => asciiEmail(typed) !== undefined, 'is not a mail address')

/** Selection of an operator: the sent forms and the subscription of one address or of all. */
export const submissionsRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('export'), email: email.optional() }),
  z.strictObject({ action: z.literal('delete'), email }),
])
export type SubmissionsRequest = z.output<typeof submissionsRequestSchema>

export interface ExportedSubmissions {
  submissions: Record<string, unknown>[]
  subscriptions: Record<string, unknown>[]
}

export interface DeletedSubmissions {
  submissions: number
  subscriptions: number
}

/** Exports or deletes what people sent by forms of the content system. */
export const handleSubmissions = (
  db: Database,
  request: SubmissionsRequest,
): Promise<ExportedSubmissions | DeletedSubmissions> =>
  request.action === 'export' ? exportSubmissions(db, request.email) : deleteSubmissions(db, request.email)

const ofSender = (address: string) => inArray(sql`lower(${formSubmission.senderEmail})`, emailSpellings(address))
const ofSubscriber = (address: string) => inArray(sql`lower(${newsletterSubscription.email})`, emailSpellings(address))

/** In the order in which they were sent, with the names of their files. */
async function exportSubmissions(db: Database, address: string | undefined): Promise<ExportedSubmissions> {
  // The nonce is a key of the form's state and stays secret.
  const { nonce: _nonce, ...columns } = getTableColumns(formSubmission)
  const rows = await db
    .select(columns)
    .from(formSubmission)
    .where(address === undefined ? undefined : ofSender(address))
    .orderBy(asc(formSubmission.createdAt), asc(formSubmission.id))
  const ids = rows.map(({ id }) => id)
  const files =
    ids.length === 0
      ? []
      : await db
          .select({
            submission: attachmentTable.formSubmissionId,
            field: attachmentTable.line,
            name: attachmentTable.name,
          })
          .from(attachmentTable)
          .where(inArray(attachmentTable.formSubmissionId, ids))
  const subscriptions = await db
    .select()
    .from(newsletterSubscription)
    .where(address === undefined ? undefined : ofSubscriber(address))
    .orderBy(asc(newsletterSubscription.createdAt))
  return {
    submissions: rows.map((row) => ({
      ...row,
      files: files.flatMap(({ submission, field, name }) => (submission === row.id ? [{ field, name }] : [])),
    })),
    subscriptions: subscriptions.map(({ email: subscribed, locale, confirmedAt, createdAt }) => ({
      email: subscribed,
      locale,
      confirmedAt,
      createdAt,
    })),
  }
}

/** Their files go with them: rows at once, bytes with the next run of the retention. */
async function deleteSubmissions(db: Database, address: string): Promise<DeletedSubmissions> {
  return db.transaction(async (tx) => {
    const submissions = await tx.delete(formSubmission).where(ofSender(address)).returning({ id: formSubmission.id })
    const subscriptions = await tx
      .delete(newsletterSubscription)
      .where(ofSubscriber(address))
      .returning({ id: newsletterSubscription.id })
    return { submissions: submissions.length, subscriptions: subscriptions.length }
  })
}
