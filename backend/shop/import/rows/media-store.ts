import { createHash } from 'node:crypto'
import { idOf } from '#backend/database/id.ts'
import type { media, mediaThumbnail } from '#backend/database/schema/catalogue.ts'

export type MediaRow = typeof media.$inferInsert
export type ThumbnailRow = typeof mediaThumbnail.$inferInsert

/** Collects pictures and documents until they are written. Equal bytes are one medium with the first name. */
export class MediaStore {
  readonly #known = new Map<string, StoredMedium>()
  #unwritten: MediaRow[] = []
  #thumbnails: ThumbnailRow[] = []

  put(file: Omit<MediaRow, 'id' | 'size'>): StoredMedium {
    const id = idOf('media', createHash('sha256').update(file.content).digest('hex'))
    const known = this.#known.get(id)
    if (known) return known
    this.add({ ...file, id, size: file.content.byteLength }, [])
    return { id, fileName: file.fileName }
  }

  /** Adds a medium whose id follows from something else than its bytes, with its sizes. Returns the id. */
  add(row: MediaRow, thumbnails: readonly Omit<ThumbnailRow, 'id' | 'mediaId'>[]): string {
    const { id, fileName } = row
    if (this.#known.has(id)) return id
    this.#known.set(id, { id, fileName })
    this.#unwritten.push(row)
    for (const one of thumbnails)
      this.#thumbnails.push({
        ...one,
        id: idOf('media-thumbnail', `${id} ${one.width} ${one.mimeType}`),
        mediaId: id,
      })
    return id
  }

  /** Returns the new media since the last call. */
  takeRows(): MediaRow[] {
    return this.#unwritten.splice(0)
  }

  takeThumbnails(): ThumbnailRow[] {
    return this.#thumbnails.splice(0)
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
