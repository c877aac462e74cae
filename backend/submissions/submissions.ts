import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { formSubmission, newsletterSubscription } from '#backend/database/schema/forms.ts'

/** Selection of an operator: the sent forms and the subscription of one address or of all. */
export const submissionsRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('export'), email: z.email().optional() }),
  z.strictObject({ action: z.literal('delete'), email: z.email() }),
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

const ofSender = (email: string) => eq(sql`lower(${formSubmission.senderEmail})`, email.toLowerCase())
const ofSubscriber = (email: string) => eq(sql`lower(${newsletterSubscription.email})`, email.toLowerCase())

/** In the order in which they were sent, with the names of their files. */
async function exportSubmissions(db: Database, email: string | undefined): Promise<ExportedSubmissions> {
  // The nonce is a key of the form's state and stays secret.
  const { nonce: _nonce, ...columns } = getTableColumns(formSubmission)
  const rows = await db
    .select(columns)
    .from(formSubmission)
    .where(email === undefined ? undefined : ofSender(email))
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
    .where(email === undefined ? undefined : ofSubscriber(email))
    .orderBy(asc(newsletterSubscription.createdAt))
  return {
    submissions: rows.map((row) => ({
      ...row,
      files: files.flatMap(({ submission, field, name }) => (submission === row.id ? [{ field, name }] : [])),
    })),
    subscriptions: subscriptions.map(({ email: address, locale, confirmedAt, createdAt }) => ({
      email: address,
      locale,
      confirmedAt,
      createdAt,
    })),
  }
}

/** Their files go with them: rows at once, bytes with the next run of the retention. */
async function deleteSubmissions(db: Database, email: string): Promise<DeletedSubmissions> {
  return db.transaction(async (tx) => {
    const submissions = await tx.delete(formSubmission).where(ofSender(email)).returning({ id: formSubmission.id })
    const subscriptions = await tx
      .delete(newsletterSubscription)
      .where(ofSubscriber(email))
      .returning({ id: newsletterSubscription.id })
    return { submissions: submissions.length, subscriptions: subscriptions.length }
  })
}
