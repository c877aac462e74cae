import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib'
import { compressParts, joinGzip, type GzipPart } from './gzip-parts.ts'
import { lengthOf } from './page-request.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

/** Middle quality: a page is compressed once and read often, but its first visitor waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a page in each requested encoding. */
export interface PageBytes {
  /** Bytes of all that is stored. It grows with each encoding. */
  size: () => number
  /**
   * The page with these texts in its places; undefined if the encoding was not made yet. Brotli has no texts.
   * @param texts one fewer than parts.
   */
  read: (encoding: Encoding, texts: readonly string[]) => Buffer<ArrayBuffer>[] | undefined
  /** Makes the page in an encoding, once for all parallel requests. */
  make: (encoding: Encoding) => Promise<void>
}

/**
 * Compresses a page on its first request. The uncompressed page is stored only while a client takes it in this form.
 * @param parts of the page, cut at its places.
 */
export function createPageBytes(parts: readonly Buffer<ArrayBuffer>[]): PageBytes {
  const lengths = parts.map(({ length }) => length)
  let plain: readonly Buffer<ArrayBuffer>[] | undefined = parts
  let isPlainAsked = false
  let br: Buffer<ArrayBuffer> | undefined
  let gzip: GzipPart[] | undefined
  const making = new Map<Encoding, Promise<void>>()

  function cut(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer>[] {
    let end = 0
    return lengths.map((length) => page.subarray(end, (end += length)))
  }
  const readPlain = async () =>
    plain ?? cut(br ? await unbrotli(br) : await unzip(Buffer.concat(joinGzip(gzip ?? [], []))))

  async function compress(encoding: Encoding): Promise<void> {
    const page = await readPlain()
    if (encoding === 'identity') {
      plain = page
      isPlainAsked = true
      return
    }
    if (encoding === 'br') br = await brotli(Buffer.concat(page), QUALITY)
    else gzip = await compressParts(page)
    if (!isPlainAsked) plain = undefined
  }

  return {
    size: () => lengthOf(plain ?? []) + (br?.length ?? 0) + lengthOf((gzip ?? []).map(({ bytes }) => bytes)),
    read(encoding, texts) {
      if (encoding === 'br') return br && [br]
      if (encoding === 'gzip') return gzip && joinGzip(gzip, texts)
      if (!plain || !isPlainAsked) return undefined
      return plain.flatMap((part, index) => (texts[index] ? [part, Buffer.from(texts[index])] : part))
    },
    make(encoding) {
      const running = making.get(encoding) ?? compress(encoding).finally(() => making.delete(encoding))
      making.set(encoding, running)
      return running
    },
  }
}
