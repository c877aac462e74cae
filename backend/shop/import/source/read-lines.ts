import { createReadStream } from 'node:fs'

/** A line of a file without its line feed, and its place. */
export interface FileLine {
  /** From 1. */
  line: number
  /** First byte in the file. */
  start: number
  /** Bytes. */
  length: number
  text: string
}

const LINE_FEED = 0x0a
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/**
 * Reads a UTF-8 file line by line, with one chunk of it in memory.
 * @throws the file system's error, such as ENOENT
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  let [line, start] = [1, 0]
  let parts: Buffer[] = []
  const take = (end: Buffer): FileLine => {
    const content = Buffer.concat([...parts, end])
    const skipped = line === 1 && content.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0
    const taken = {
      line,
      start: start + skipped,
      length: content.length - skipped,
      text: content.toString('utf8', skipped),
    }
    parts = []
    line += 1
    start += content.length + 1
    return taken
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      yield take(chunk.subarray(from, to))
      from = to + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  }
  if (parts.length > 0) yield take(Buffer.alloc(0))
}
