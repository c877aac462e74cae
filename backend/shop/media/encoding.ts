import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressed encodings of a drawing, the smaller one first. */
export const MEDIA_ENCODINGS = ['br', 'gzip'] as const
export type MediaEncoding = (typeof MEDIA_ENCODINGS)[number]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const compressMedium: Record<MediaEncoding, (content: Uint8Array) => Promise<Uint8Array>> = {
  gzip: (content) => compressGzip(content, { level: 9 }),
  br: (content) =>
    compressBrotli(content, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 9 },
    }),
}
