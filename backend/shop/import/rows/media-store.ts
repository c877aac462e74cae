import { createHash } from 'node:crypto'
import { idOf } from '#backend/database/id.ts'
import type { media } from '#backend/database/schema/catalogue.ts'

export type MediaRow = typeof media.$inferInsert

/** Collects pictures and documents. Equal bytes become one medium with the first name. */
export class MediaStore {
  readonly #rows = new Map<string, MediaRow>()

  /** Returns the row with the content. */
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

/** Replaces characters of product numbers, such as `/` and `+`, that do not belong in a file name. */
export const fileNamePart = (number: string): string => number.toLowerCase().replace(/[^a-z0-9.-]+/g, '-')
