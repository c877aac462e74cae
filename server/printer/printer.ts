import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PrintFonts } from '#printing/font-files.ts'
import { type Printer, PrinterBusy } from '#printing/printed-document.ts'
import type { PrintJob } from '#printing/worker.ts'
import { PrintThread } from './print-thread.ts'

export interface PrinterOptions {
  /** Bytes of all stored files. */
  capacity?: number
  /** Files that may wait for the thread. */
  longestLine?: number
  /** Milliseconds. */
  timeLimit?: number
  idleAfter?: number
  /** Of a company; by default those of the site. */
  fonts?: PrintFonts | undefined
  /** Writes one file; by default a thread of its own. */
  thread?: Pick<PrintThread, 'write' | 'close'>
}

/**
 * Writes PDFs and PNGs for pages, one at a time and away from the thread that renders pages.
 *
 * Memory. Key: hash of the input, so that a changed input gives a new file. Owner: this process. End: the least
 * recently used one when `capacity` is full. Gain: a picture takes 60 ms of a processor, a data sheet 50 to 400 ms.
 */
export function createPrinter({
  capacity = 24 * 1024 * 1024,
  longestLine = 50,
  timeLimit = 20_000,
  idleAfter = 60_000,
  fonts,
  thread = new PrintThread({ timeLimit, idleAfter, ...(fonts && { fonts }) }),
}: PrinterOptions = {}): Printer & { close: () => Promise<void> } {
  const files = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + 1,
  })
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  /** Ends when the job before has ended, even with an error. */
  let last: Promise<unknown> = Promise.resolve()

  async function print(job: PrintJob): Promise<Buffer<ArrayBuffer>> {
    const key = hash('sha256', JSON.stringify(job), 'base64url')
    const running = files.get(key) ?? underWay.get(key)
    if (running) return running
    if (underWay.size >= longestLine) throw new PrinterBusy(`${underWay.size} files are waiting`)
    const writing = last
      .then(() => thread.write(job))
      .then((file) => {
        files.set(key, file)
        return file
      })
      .finally(() => underWay.delete(key))
    // The caller has the error.
    last = writing.catch(() => undefined)
    underWay.set(key, writing)
    return writing
  }

  return {
    pdf: (sheet) => print({ kind: 'pdf', sheet }),
    png: (svg) => print({ kind: 'png', svg }),
    close: () => thread.close(),
  }
}
