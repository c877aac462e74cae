import { LARGEST_ATTACHMENT } from '#contracts/attachments/attachments.ts'
import type { AttachmentDisk } from './disk.ts'

/** Files in one piece that arrive at the same time in this process. */
const MOST_AT_ONCE = 8

let underWay = 0

/** Takes one of the places for files in one piece. Returns the function that gives it back; undefined if all are taken. */
export function takeSlot(): (() => void) | undefined {
  if (underWay >= MOST_AT_ONCE) return undefined
  underWay += 1
  return () => void (underWay -= 1)
}

/**
 * Writes a stream as it arrives. The bytes above the bound of a file are read and dropped: a browser without scripts
 * shows the response only after it has sent everything. The caller bounds the body as a whole.
 * @returns its bytes, also those that were dropped.
 */
export async function receiveFile(
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
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
