import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { openDisk } from './disk.ts'
import { type LinkOptions, toLink } from './sent-files.ts'
import type { AttachmentRow } from './records.ts'

/**
 * Gives the complete files of a folder to a quote request, in its transaction. They belong to its lines or to the
 * whole. Files of lines that were taken out of the cart stay behind. Call it after `lockAttachments`.
 * @param keys of the lines.
 * @returns the keys that have files.
 */
export async function claimAttachments(
  tx: Transaction,
  folder: string,
  orderId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { line, storedAt, removedAt, sentAt } = attachmentTable
  const rows = await tx
    .update(attachmentTable)
    .set({ orderId, sentAt: sql`now()`, network: null, updatedAt: sql`now()` })
    .where(
      and(
        eq(attachmentTable.folder, folder),
        inArray(line, [WHOLE_REQUEST, ...keys]),
        isNotNull(storedAt),
        isNull(removedAt),
        isNull(sentAt),
      ),
    )
    .returning({ line })
  return new Set(rows.map((row) => row.line))
}

/** A file of a quote request for a mail. */
export interface OrderAttachment {
  id: string
  /** Key of its line; empty for the whole request. */
  line: string
  name: string
  /** Bytes. */
  size: number
  url: string
  /** ISO time at which the link ends. */
  until: string
  /** Small JPEG of a picture. */
  preview: Uint8Array | undefined
}

export type AttachmentLinkSettings = Pick<LinkOptions, 'secret' | 'linkTo'> & { dataDir: string }

/** Returns the files of a quote request of the embedded shop, in the order of their addition. */
export async function readOrderAttachments(
  db: Database,
  orderId: string,
  { dataDir, ...links }: AttachmentLinkSettings,
): Promise<OrderAttachment[]> {
  const disk = openDisk(dataDir)
  const rows: AttachmentRow[] = await db
    .select()
    .from(attachmentTable)
    .where(eq(attachmentTable.orderId, orderId))
    .orderBy(asc(attachmentTable.createdAt), asc(attachmentTable.id))
  return Promise.all(
    rows.map(async (row) => {
      const { id, line, name, size, url, until, hasPreview } = toLink(row, links)
      return { id, line, name, size, url, until, preview: hasPreview ? await disk.readPreview(id) : undefined }
    }),
  )
}
