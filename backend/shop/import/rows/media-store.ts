import { createHash } from 'node:crypto'
import { idOf } from '#backend/database/id.ts'
import type { media } from '#backend/database/schema/catalogue.ts'

export type MediaRow = typeof media.$inferInsert

/** Collects pictures and documents; the same bytes are one medium, under the name that came first. */
export class MediaStore {
  readonly #rows = new Map<string, MediaRow>()

  /** Answers the row that holds the content. */
  put(file: Omit<MediaRow, 'id' | 'size'>): MediaRow {
    const id = idOf('media', createHash('sha256').update(file.content).digest('hex'))
    const row = this.#rows.get(id) ?? { ...file, id, size: file.content.byteLength }
    this.#rows.set(id, row)
    return row
  }

  get rows(): MediaRow[] {
    return [...this.#rows.values()]
  }
}

/** Product numbers hold `/` and `+`, which do not belong in a file's name. */
export const fileNamePart = (number: string): string => number.toLowerCase().replace(/[^a-z0-9.-]+/g, '-')
