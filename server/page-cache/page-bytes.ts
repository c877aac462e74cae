import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'
import { compressParts, joinGzip, type GzipPart } from './gzip-parts.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

/** Middle quality: a page is compressed once and read often, but its first visitor waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The bytes of a page in the encodings that were asked for. */
export interface PageBytes {
  /** Bytes of all that is stored. It grows with each encoding. */
  size: () => number
  /**
   * The page with these texts in its places, undefined while it is not there in the encoding. Brotli has no texts.
   * @param texts one fewer than parts.
   */
  read: (encoding: Encoding, texts: readonly string[]) => Buffer<ArrayBuffer>[] | undefined
  /** Makes the page in an encoding, once for all who ask at the same time. */
  make: (encoding: Encoding) => Promise<void>
}

/** Compresses a page when it is first asked for. The uncompressed page is kept only where somebody takes it like this. */
export function createPageBytes(page: Buffer<ArrayBuffer>, parts: readonly Buffer[]): PageBytes {
  let length = 0
  const ends = parts.map((part) => (length += part.length))
  let whole: Buffer<ArrayBuffer> | undefined = page
  let isWholeAsked = false
  let br: Buffer<ArrayBuffer> | undefined
  let gzip: GzipPart[] | undefined
  const making = new Map<Encoding, Promise<void>>()

  const cut = (page: Buffer<ArrayBuffer>) => ends.map((end, index) => page.subarray(ends[index - 1] ?? 0, end))
  const readWhole = async () =>
    whole ?? (br ? await unbrotli(br) : await unzip(Buffer.concat(joinGzip(gzip ?? [], []))))

  async function compress(encoding: Encoding): Promise<void> {
    const page = await readWhole()
    if (encoding === 'identity') {
      whole = page
      isWholeAsked = true
      return
    }
    if (encoding === 'br') br = await brotli(page, QUALITY)
    else gzip = await compressParts(cut(page))
    if (!isWholeAsked) whole = undefined
  }

  return {
    size: () =>
      (whole?.length ?? 0) + (br?.length ?? 0) + (gzip ?? []).reduce((sum, { bytes }) => sum + bytes.length, 0),
    read(encoding, texts) {
      if (encoding === 'br') return br && [br]
      if (encoding === 'gzip') return gzip && joinGzip(gzip, texts)
      if (!whole || !isWholeAsked) return undefined
      if (!texts.some(Boolean)) return [whole]
      return cut(whole).flatMap((part, index) => [part, Buffer.from(texts[index] ?? '')])
    },
    make(encoding) {
      const running = making.get(encoding) ?? compress(encoding).finally(() => making.delete(encoding))
      making.set(encoding, running)
      return running
    },
  }
}
