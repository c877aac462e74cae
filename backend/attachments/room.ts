import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'

/** Bytes for files that were not sent yet. Only bytes that have arrived take room, not those that a visitor announces. */
export interface Room {
  /** Of all visitors. */
  together: number
  /** Of the visitors of one network; a network that is unknown has no bound. */
  ofNetwork: number
}

/** One network has a tenth: ten whole quote requests of 100 MB. */
export const ROOM: Room = { together: 10 * 1024 ** 3, ofNetwork: 1024 ** 3 }

/** Whether so many further bytes of a network have room. Until the transaction ends, no other one looks for room. */
export async function hasRoom(
  tx: Transaction,
  room: Room,
  network: string | null | undefined,
  bytes: number,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room for attachments', 0))`)
  const { received, network: networkColumn, sentAt } = attachmentTable
  const sum = (condition = sql`true`) => sql<string>`coalesce(sum(${received}) filter (where ${condition}), 0)`
  const [taken] = await tx
    .select({ together: sum(), ofNetwork: sum(network == null ? sql`false` : eq(networkColumn, network)) })
    .from(attachmentTable)
    .where(isNull(sentAt))
  if (Number(taken?.together) + bytes > room.together) return false
  return Number(taken?.ofNetwork) + bytes <= room.ofNetwork
}

/**
 * Counts the bytes of a part before they are written, if there is room for them. A file that comes in one piece is
 * counted once it has arrived. The places for such files bound how many of them arrive at the same time.
 * @param received bytes of the file with this part.
 * @returns whether there is room.
 */
export const countReceived = (
  db: Database,
  room: Room,
  row: { id: string; network: string | null; received: number },
  received: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await hasRoom(tx, room, row.network, Math.max(0, received - row.received)))) return false
    await tx
      .update(attachmentTable)
      .set({ received: sql`greatest(${attachmentTable.received}, ${received}::integer)`, updatedAt: sql`now()` })
      .where(and(eq(attachmentTable.id, row.id), isNull(attachmentTable.sentAt)))
    return true
  })
