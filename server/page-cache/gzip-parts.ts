import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { combineSums, shiftOver } from './crc-combine.ts'

const deflate = promisify(deflateRaw)

/** A part of a page, compressed so that it can be joined with others. The first one begins with gzip's head. */
export interface GzipPart {
  bytes: Buffer<ArrayBuffer>
  /** Bytes before compression. */
  length: number
  sum: number
  /** See {@link shiftOver}. */
  shift: number
}

/** No name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** Bytes that one stored block holds. */
const LARGEST_BLOCK = 0xffff

/** Compresses each part on its own: closed by a full flush, it refers to nothing before it and ends at a whole byte. */
export const compressParts = (parts: readonly Buffer[]): Promise<GzipPart[]> =>
  Promise.all(
    parts.map(async (part, index) => {
      const isLast = index === parts.length - 1
      const bytes = await deflate(part, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH })
      return {
        bytes: index === 0 ? Buffer.concat([HEAD, bytes]) : bytes,
        length: part.length,
        sum: crc32(part),
        shift: shiftOver(part.length),
      }
    }),
  )

/**
 * One gzip of the parts with texts between them, in chunks. Nothing is compressed or copied: a text is a stored block.
 * @param texts one fewer than parts.
 */
export function joinGzip(parts: readonly GzipPart[], texts: readonly string[]): Buffer<ArrayBuffer>[] {
  const chunks: Buffer<ArrayBuffer>[] = []
  let length = 0
  let sum = 0
  for (const [index, part] of parts.entries()) {
    chunks.push(part.bytes)
    length += part.length
    sum = combineSums(sum, part.sum, part.shift)
    if (!texts[index]) continue
    const text = Buffer.from(texts[index])
    for (let from = 0; from < text.length; from += LARGEST_BLOCK)
      chunks.push(storedBlock(text.subarray(from, from + LARGEST_BLOCK)))
    length += text.length
    sum = crc32(text, sum)
  }
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  chunks.push(end)
  return chunks
}

function storedBlock(text: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const block = Buffer.allocUnsafe(5 + text.length)
  block[0] = 0
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(0xffff - text.length, 3)
  text.copy(block, 5)
  return block
}
