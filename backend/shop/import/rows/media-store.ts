import { createHash } from 'node:crypto'
import { idOf } from '#backend/database/id.ts'
import type { media } from '#backend/database/schema/catalogue.ts'

export type MediaRow = typeof media.$inferInsert

/** Collects pictures and documents until they are written. Equal bytes are one medium with the first name. */
export class MediaStore {
  readonly #known = new Map<string, StoredMedium>()
  #unwritten: MediaRow[] = []

  put(file: Omit<MediaRow, 'id' | 'size'>): StoredMedium {
    const id = idOf('media', createHash('sha256').update(file.content).digest('hex'))
    const known = this.#known.get(id)
    if (known) return known
    const medium = { id, fileName: file.fileName }
    this.#known.set(id, medium)
    this.#unwritten.push({ ...file, id, size: file.content.byteLength })
    return medium
  }

  /** Returns the new media since the last call. */
  takeRows(): MediaRow[] {
    return this.#unwritten.splice(0)
  }

  /** Number of different media. */
  get count(): number {
    return this.#known.size
  }
}

/** The remembered part of a medium. */
export type StoredMedium = Pick<MediaRow, 'id' | 'fileName'>

/** Replaces characters of product numbers, such as `/` and `+`, that do not belong in a file name. */
export const fileNamePart = (number: string): string => number.toLowerCase().replace(/[^a-z0-9.-]+/g, '-')
