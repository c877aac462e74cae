import { LARGEST_ATTACHMENT } from '#contracts/attachments/attachments.ts'
import type { AttachmentDisk } from './disk.ts'

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
