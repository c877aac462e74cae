import { sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import type { MediaRow } from '#backend/shop/import/rows/media-store.ts'

/** A photograph that an earlier import has stored with its sizes. */
export type KnownPhotograph = Omit<MediaRow, 'alt' | 'content' | 'title'>

/** Reads the photographs that need not be made again, by their id. */
export async function readKnownPhotographs(tx: Transaction): Promise<Map<string, KnownPhotograph>> {
  const { rows } = await tx.execute<KnownPhotograph & Record<string, unknown>>(sql`
    select id, file_name as "fileName", mime_type as "mimeType", size, width, height from media
    where id in (select media_id from media_thumbnail)`)
  return new Map(rows.map((row) => [row.id, row]))
}
