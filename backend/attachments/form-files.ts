import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import type { AttachmentLink } from '#contracts/attachments/attachments.ts'
import { lockAttachments } from './records.ts'
import { type LinkOptions, toLink } from './sent-files.ts'

/**
 * Gives the files of a folder to a form that is sent, in its transaction. Their line is the name of the form's field. Call
 * it after `lockAttachments`.
 */
export async function claimFormFiles(tx: Transaction, folder: string, formSubmissionId: string): Promise<void> {
  const { storedAt, removedAt, sentAt } = attachmentTable
  await tx
    .update(attachmentTable)
    .set({ formSubmissionId, sentAt: sql`now()`, network: null, updatedAt: sql`now()` })
    .where(and(eq(attachmentTable.folder, folder), isNotNull(storedAt), isNull(removedAt), isNull(sentAt)))
}

/** Gives files that have just arrived to their form's folder, in place of earlier ones of the same fields. */
export async function adoptFormFiles(db: Database, from: string, to: string, fields: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { folder, line, removedAt, sentAt } = attachmentTable
    for (const one of [from, to].toSorted()) await lockAttachments(tx, one)
    for (const field of fields) {
      await tx
        .update(attachmentTable)
        .set({ removedAt: sql`now()` })
        .where(and(eq(folder, to), eq(line, field), isNull(removedAt), isNull(sentAt)))
    }
    await tx.update(attachmentTable).set({ folder: to }).where(eq(folder, from))
  })
}

/** The files of a form that was sent, with links that end, in the order of their addition. */
export async function readFormFiles(
  db: Database,
  formSubmissionId: string,
  links: Pick<LinkOptions, 'secret' | 'linkTo'>,
): Promise<AttachmentLink[]> {
  const rows = await db
    .select()
    .from(attachmentTable)
    .where(eq(attachmentTable.formSubmissionId, formSubmissionId))
    .orderBy(asc(attachmentTable.createdAt), asc(attachmentTable.id))
  return rows.map((row) => toLink(row, links))
}
