import type { Database } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { hasCode } from '#backend/files/system-error.ts'
import type { Limiter } from '#backend/limits/limiter.ts'
import { endingOf, kindOfName } from '#contracts/attachments/attachment-kinds.ts'
import {
  type Attachment,
  type AttachmentRefusal,
  type AttachmentResult,
  type Attachments,
  LARGEST_ATTACHMENT,
} from '#contracts/attachments/attachments.ts'
import { cleanName } from './clean-name.ts'
import { checkFileContent, checkHead } from './content/check-file-content.ts'
import { type AttachmentDisk, openDisk } from './disk.ts'
import * as records from './records.ts'
import { countReceived, type Room, ROOM } from './room.ts'
import { createLinks, type LinkOptions } from './sent-files.ts'

export interface AttachmentOptions extends LinkOptions {
  db: Database
  dataDir: string
  limiter: Limiter
  /** Free bytes that files leave on the disk: a full one would stop the shop. */
  leastFree?: number
  room?: Room
  log: { error(fields: object, message: string): void }
}

const ID = /^[0-9a-f]{32}$/
const MINUTE = 60_000
const LEAST_FREE = 256 * 1024 * 1024
/** Characters of a line's key; longer ones are not ids of a shop. */
const LONGEST_KEY = 255

/** The files of quote requests: metadata in the database, bytes in the data folder. */
export function createAttachments({
  db,
  dataDir,
  limiter,
  log,
  leastFree = LEAST_FREE,
  room = ROOM,
  ...links
}: AttachmentOptions): Attachments {
  const disk = openDisk(dataDir)

  /** Adds the row of a new file. `received` bytes of it have arrived already. */
  async function add(folder: string, file: NewFile) {
    const name = cleanName(file.name)
    const refusal = checkClaim(name, file.size)
    const kind = kindOfName(name)
    if (refusal || !kind) return refusal ?? { problem: 'unknown-kind' as const }
    if (file.line.length > LONGEST_KEY || file.line.includes('\0')) return { problem: 'gone' as const }
    if (!(await hasDisk(file.size))) return noRoom(undefined)
    const network = limiter.callerKey() ?? null
    const row = await records.addRow(db, { ...file, id: newId(), folder, name, kind, network }, { limiter, room })
    return 'problem' in row && row.problem === 'no-room' ? noRoom(undefined) : row
  }
  const hasDisk = async (bytes: number) => (await disk.free()) - bytes >= leastFree

  /** Checks and stores a file that has arrived. A refused one is forgotten. */
  async function finish(row: records.AttachmentRow): Promise<AttachmentResult> {
    let refusal: AttachmentRefusal | undefined
    let hasPreview = false
    await disk.finish(row.id, async (path) => {
      const checked = await checkFileContent(row.kind, path)
      if ('problem' in checked) refusal = checked
      else if (checked.preview) {
        await disk.writePreview(row.id, checked.preview)
        hasPreview = true
      }
      return refusal === undefined
    })
    if (refusal) return forget(row.id, refusal)
    const stored = await records.markStored(db, row.id, hasPreview)
    await disk.removePart(row.id)
    return stored ? { attachment: toAttachment(stored, row.size) } : { problem: 'gone' }
  }

  async function forget(id: string, refusal: AttachmentRefusal): Promise<AttachmentRefusal> {
    await records.deleteUnstored(db, id)
    await disk.removePart(id)
    return refusal
  }

  let reportedAt = -Infinity
  /** Reports it once a minute: each part of each file may find no room. */
  function noRoom(error: unknown): AttachmentRefusal {
    if (Date.now() - reportedAt >= MINUTE) {
      reportedAt = Date.now()
      log.error({ err: error, event: 'no-room' }, 'attachments: no room for another file')
    }
    return { problem: 'no-room' }
  }
  /** Adds a part. One that arrives twice at once may find its file stored, or refused, by the other one. */
  async function append(folder: string, id: string, offset: number, part: Uint8Array): Promise<AttachmentResult> {
    const row = ID.test(id) ? await records.findRow(db, folder, id) : undefined
    if (!row) return { problem: 'gone' }
    if (row.storedAt) return { attachment: toAttachment(row, row.size) }
    const received = await disk.received(id)
    // The last part arrived, and its response got lost before the file was checked.
    if (received === row.size) return finish(row)
    // The same part, sent twice, may have completed the file since its row was read.
    if (offset !== received) return (await findStored(folder, id)) ?? { problem: 'wrong-offset', received }
    if (offset + part.length > row.size || part.length === 0) return { problem: 'too-large' }
    const refusal = offset === 0 ? checkHead(row.kind, part) : undefined
    if (refusal) return forget(id, refusal)
    const isCounted = (await hasDisk(part.length)) && (await countReceived(db, room, row, offset + part.length))
    if (!isCounted) return noRoom(undefined)
    await disk.write(id, offset, part)
    const now = await disk.received(id)
    if (now === row.size) return finish(row)
    return (await findStored(folder, id)) ?? { attachment: toAttachment(row, now) }
  }

  async function findStored(folder: string, id: string): Promise<AttachmentResult | undefined> {
    const row = await records.findRow(db, folder, id)
    if (!row?.storedAt) return undefined
    await disk.removePart(id)
    return { attachment: toAttachment(row, row.size) }
  }
  const unlessFull = (work: Promise<AttachmentResult>): Promise<AttachmentResult> =>
    work.catch((error: unknown) => {
      if (isDiskFull(error)) return noRoom(error)
      throw error
    })

  return {
    async list(folder) {
      const rows = await records.listAttachmentRows(db, folder)
      return Promise.all(rows.map(async (row) => toAttachment(row, await receivedOf(disk, row))))
    },

    async ofRequest(orderId) {
      const rows = await records.listSentRows(db, orderId)
      return rows.map((row) => toAttachment(row, row.size))
    },

    async begin(folder, file) {
      const row = await add(folder, { ...file, received: 0 })
      return 'problem' in row ? row : { attachment: toAttachment(row, await receivedOf(disk, row)) }
    },

    append: (folder, id, offset, part) =>
      unlessFull(
        append(folder, id, offset, part).catch(async (error: unknown) => {
          if (!hasCode(error, 'ENOENT')) throw error
          return (await findStored(folder, id)) ?? { problem: 'gone' }
        }),
      ),

    store: (folder, { line, name }, content) =>
      unlessFull(
        (async () => {
          const temporary = newId()
          try {
            const refusal = checkClaim(cleanName(name), 1)
            if (refusal) return refusal
            if (!(await hasDisk(LARGEST_ATTACHMENT))) return noRoom(undefined)
            const size = await receiveFile(disk, temporary, content)
            const row = await add(folder, { line, name, size, received: size, modified: null })
            if ('problem' in row) return row
            await disk.adopt(temporary, row.id)
            return await finish(row)
          } finally {
            await disk.removePart(temporary)
          }
        })(),
      ),

    remove: (folder, id) => records.markRemoved(db, folder, id),
    async restore(folder, id) {
      const row = await records.restoreRow(db, folder, id)
      return 'problem' in row ? row : { attachment: toAttachment(row, await receivedOf(disk, row)) }
    },
    move: (folder, from, to) => records.moveRows(db, folder, from, to),
    async preview(folder, id) {
      const row = ID.test(id) ? await records.findRow(db, folder, id) : undefined
      return row?.hasPreview ? disk.readPreview(row.id) : undefined
    },
    ...createLinks(db, disk, links),
  }
}

interface NewFile {
  line: string
  name: string
  size: number
  received: number
  modified: number | null
}

/** Returns why a file is refused for its name or its stated size, before any of it has arrived. */
function checkClaim(name: string, size: number): AttachmentRefusal | undefined {
  if (!kindOfName(name)) return { problem: ['svg', 'svgz'].includes(endingOf(name)) ? 'svg' : 'unknown-kind' }
  if (!Number.isSafeInteger(size) || size <= 0) return { problem: 'empty' }
  return size > LARGEST_ATTACHMENT ? { problem: 'too-large' } : undefined
}

const receivedOf = async (disk: AttachmentDisk, { id, size, storedAt }: records.AttachmentRow): Promise<number> =>
  storedAt ? size : disk.received(id)

const toAttachment = (
  { id, line, name, kind, size, hasPreview, removedAt }: records.AttachmentRow,
  received: number,
): Attachment => ({ id, line, name, kind, size, received, hasPreview, isRemoved: removedAt !== null })

/**
 * Writes a stream as it arrives. The bytes above the bound of a file are read and dropped. A browser without scripts
 * shows the response only after it has sent everything. The caller bounds the body as a whole.
 * @returns its bytes, also those that were dropped.
 */
async function receiveFile(
  disk: Pick<AttachmentDisk, 'write'>,
  id: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let size = 0
  for await (const chunk of content) {
    if (size + chunk.length <= LARGEST_ATTACHMENT) await disk.write(id, size, chunk)
    size += chunk.length
  }
  return size
}

/** Whether a file could not be written because the disk or the quota is full. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
