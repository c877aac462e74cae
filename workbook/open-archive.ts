import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise } from 'yauzl'
import { UnreadableWorkbook } from './workbook-problem.ts'

/** Files in the archive of a workbook; pictures count as well. */
const MOST_ENTRIES = 2000
/** The texts in the archive of a workbook. */
export interface Archive {
  has: (name: string) => boolean
  /**
   * Passes a text on in parts, so that other requests have their turn between them. It ends early when `onText` returns
   * false.
   */
  read: (name: string, onText: (text: string) => false | void) => Promise<void>
  /** A text as a whole. */
  readAll: (name: string) => Promise<string>
}

/**
 * Opens a workbook as the ZIP archive that it is. Nothing is unpacked but what is read.
 * @param largestUnpacked bytes of all files that are read; a header may lie about them, so they are counted as they come
 * @throws {UnreadableWorkbook} for a broken archive, and while one is read that unpacks to too much.
 */
export async function openArchive(bytes: Uint8Array, largestUnpacked: number): Promise<Archive> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true }).catch(refuseBroken)
  if (zip.entryCount > MOST_ENTRIES) throw new UnreadableWorkbook('workbook-too-large')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    refuseBroken(error)
  }
  let left = largestUnpacked
  async function read(name: string, onText: (text: string) => false | void): Promise<void> {
    const entry = entries.get(name)
    if (!entry) throw new UnreadableWorkbook('binary')
    if (entry.isEncrypted()) throw new UnreadableWorkbook('protected')
    const stream: Readable = await zip.openReadStreamPromise(entry).catch(refuseBroken)
    const decoder = new TextDecoder()
    let sum = 0
    try {
      for await (const part of stream) {
        if (!(part instanceof Uint8Array)) continue
        left -= part.length
        sum = crc32(part, sum)
        if (left < 0) throw new UnreadableWorkbook('workbook-too-large')
        if (onText(decoder.decode(part, { stream: true })) === false) return
      }
    } catch (error) {
      // Another size than the header says, or broken bytes.
      throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('binary', { cause: error })
    }
    // A changed digit must not pass for a quantity.
    if (sum !== entry.crc32) throw new UnreadableWorkbook('binary')
    onText(decoder.decode())
  }
  return {
    has: (name) => entries.has(name),
    read,
    readAll: async (name) => {
      let text = ''
      await read(name, (part) => void (text += part))
      return text
    },
  }
}

function refuseBroken(error: unknown): never {
  throw new UnreadableWorkbook('binary', { cause: error })
}
