import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
import {
  type AttachmentRefusal,
  LARGEST_TOGETHER,
  MOST_OF_LINE,
  MOST_OF_REQUEST,
  type NewAttachment,
} from '#contracts/attachments/attachments.ts'
import { hasRoom, type Room } from './room.ts'

export type AttachmentRow = typeof attachmentTable.$inferSelect
type NewRow = typeof attachmentTable.$inferInsert

/** For this time a removed file can be restored. */
const isRestorable = gt(attachmentTable.removedAt, sql`now() - interval '10 minutes'`)
/** A file without a byte ends after this time: the visitor went away, or only wanted to take the place. */
const isBegun = or(
  isNotNull(attachmentTable.storedAt),
  gt(attachmentTable.received, 0),
  gt(attachmentTable.updatedAt, sql`now() - interval '10 minutes'`),
)
const isThere = and(isNull(attachmentTable.removedAt), isBegun)
const unsent = isNull(attachmentTable.sentAt)

const inFolder = (folder: string, ...conditions: (SQL | undefined)[]) =>
  and(eq(attachmentTable.folder, folder), ...conditions)

/** Files of a folder in the order of their addition, with those that can be restored. */
export const listAttachmentRows = (db: Database, folder: string): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(attachmentTable)
    .where(inFolder(folder, or(isThere, isRestorable)))
    .orderBy(asc(attachmentTable.createdAt), asc(attachmentTable.id))

/** Files that were sent with a quote request of the embedded shop, in the same order. */
export const listSentRows = (db: Database, orderId: string): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(attachmentTable)
    .where(and(eq(attachmentTable.orderId, orderId), isThere))
    .orderBy(asc(attachmentTable.createdAt), asc(attachmentTable.id))

/** A file of the folder that was not removed. */
export async function findRow(db: Database, folder: string, id: string): Promise<AttachmentRow | undefined> {
  const rows = await db
    .select()
    .from(attachmentTable)
    .where(inFolder(folder, eq(attachmentTable.id, id), isThere))
  return rows[0]
}

/** Finds the unfinished file that is sent again. */
async function findSame(tx: Transaction, folder: string, { line, name, size, modified }: NewAttachment) {
  const { name: nameColumn, ...columns } = attachmentTable
  const rows = await tx
    .select()
    .from(attachmentTable)
    .where(
      inFolder(
        folder,
        isThere,
        isNull(columns.storedAt),
        and(eq(columns.line, line), eq(nameColumn, name), eq(columns.size, size), eq(columns.modified, modified)),
      ),
    )
  return rows[0]
}

/** Returns why the folder takes no further file, if so. */
async function findExcess(tx: Database, folder: string, line: string, size: number) {
  const rows = await tx
    .select({ line: attachmentTable.line, size: attachmentTable.size })
    .from(attachmentTable)
    .where(inFolder(folder, isThere))
  if (rows.length >= MOST_OF_REQUEST) return 'too-many-of-request' as const
  if (rows.filter((row) => row.line === line).length >= MOST_OF_LINE) return 'too-many-of-line' as const
  if (rows.reduce((sum, row) => sum + row.size, size) > LARGEST_TOGETHER) return 'too-large-together' as const
  return undefined
}

/** Thrown to undo the transaction, with its counts. */
class Refused extends Error {
  readonly refusal: AttachmentRefusal
  constructor(refusal: AttachmentRefusal) {
    super(refusal.problem)
    this.refusal = refusal
  }
}

/** Adds a row, or finds that of the same unfinished file. Bounds and limits count in the transaction. */
export async function addRow(
  db: Database,
  row: NewRow,
  { limiter, room }: { limiter: Limiter; room: Room },
): Promise<AttachmentRow | AttachmentRefusal> {
  const { folder, line, name, size, modified } = row
  try {
    return await db.transaction(async (tx) => {
      await lockAttachments(tx, folder)
      const same = modified == null ? undefined : await findSame(tx, folder, { line, name, size, modified })
      if (same) return await touchRow(tx, same)
      const problem = await findExcess(tx, folder, line, size)
      if (problem) throw new Refused({ problem })
      const limit = await limiter.refuse(tx, ['attachment'], { visitor: folder })
      if (limit) throw new Refused({ problem: 'too-often', seconds: limit.seconds })
      if (!(await hasRoom(tx, room, row.network, size))) throw new Refused({ problem: 'no-room' })
      const [added] = await tx.insert(attachmentTable).values(row).returning()
      if (!added) throw new Error('An attachment was not stored')
      return added
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/**
 * Locks the files of a folder until the transaction ends. Of two additions the second one sees the first. Two changes
 * of several files do not wait for each other.
 */
export async function lockAttachments(tx: Transaction, folder: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attachments ${folder}`}, 0))`)
}

async function touchRow(tx: Transaction, row: AttachmentRow): Promise<AttachmentRow> {
  await tx
    .update(attachmentTable)
    .set({ updatedAt: sql`now()` })
    .where(eq(attachmentTable.id, row.id))
  return row
}

export async function markStored(db: Database, id: string, hasPreview: boolean): Promise<AttachmentRow | undefined> {
  const rows = await db
    .update(attachmentTable)
    .set({ storedAt: sql`now()`, updatedAt: sql`now()`, hasPreview })
    .where(eq(attachmentTable.id, id))
    .returning()
  return rows[0]
}

/** Forgets a file that was refused, never one that is stored. */
export async function deleteUnstored(db: Database, id: string): Promise<void> {
  await db.delete(attachmentTable).where(and(eq(attachmentTable.id, id), isNull(attachmentTable.storedAt)))
}

export async function markRemoved(db: Database, folder: string, id: string): Promise<void> {
  await db
    .update(attachmentTable)
    .set({ removedAt: sql`now()`, updatedAt: sql`now()` })
    .where(inFolder(folder, eq(attachmentTable.id, id), isThere, unsent))
}

/** Restores a file that was removed, if there is still a place for it. */
export async function restoreRow(db: Database, folder: string, id: string): Promise<AttachmentRow | AttachmentRefusal> {
  return db.transaction(async (tx) => {
    await lockAttachments(tx, folder)
    const ofFile = inFolder(folder, eq(attachmentTable.id, id))
    const [row] = await tx.select().from(attachmentTable).where(ofFile)
    if (!row) return { problem: 'gone' }
    if (row.removedAt === null) return row
    const problem = await findExcess(tx, folder, row.line, row.size)
    if (problem) return { problem }
    const restored = await tx
      .update(attachmentTable)
      .set({ removedAt: null, updatedAt: sql`now()` })
      .where(and(ofFile, isRestorable))
      .returning()
    return restored[0] ?? { problem: 'gone' }
  })
}

export async function moveRows(db: Database, folder: string, from: string, to: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAttachments(tx, folder)
    await tx
      .update(attachmentTable)
      .set({ line: to })
      .where(inFolder(folder, eq(attachmentTable.line, from), unsent))
  })
}

/** Marks the complete files of a folder as sent, or as not sent. Returns them in the order of their addition. */
export async function markSent(db: Database, folder: string, sentAt: Date | null): Promise<AttachmentRow[]> {
  const rows = await db.transaction(async (tx) => {
    await lockAttachments(tx, folder)
    return tx
      .update(attachmentTable)
      .set({ sentAt, network: null, updatedAt: sql`now()` })
      .where(inFolder(folder, isThere, sql`${attachmentTable.storedAt} is not null`))
      .returning()
  })
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The row of a file that was sent, for everyone with its link. */
export async function findSentRow(db: Database, id: string): Promise<AttachmentRow | undefined> {
  const rows = await db
    .select()
    .from(attachmentTable)
    .where(and(eq(attachmentTable.id, id), sql`${attachmentTable.sentAt} is not null`))
  return rows[0]
}
