import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { whenMissing } from '#backend/files/system-error.ts'
import { readPictureSize } from '#backend/content/pictures/derive.ts'
import { sourceDocuments } from '#backend/content/pictures/sizes.ts'
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '#backend/pictures/encode-picture.ts'
import type { FileDocument } from '#contracts/content/file.ts'
import type { ContentMedia } from '#backend/content/site.ts'
import type { Problems } from './read-folder.ts'

/** Files of data/media by their ending; others are not served. */
const MIME_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
}

const KINDS = ['image', 'video', 'text'] as const
const kindOf = (mimeType: string): FileDocument['properties']['type'] =>
  KINDS.find((kind) => mimeType.startsWith(`${kind}/`)) ?? 'application'

/** Raster pictures, which are offered in several sizes. */
const isRaster = (mimeType: string): boolean => mimeType.startsWith('image/') && mimeType !== 'image/svg+xml'

/**
 * Reads data/media. Files may be cached for ever, because addresses contain a hash of the bytes. A new file is seen at
 * once.
 * @param base address of the content system: `http://localhost:3000/typo`
 */
export async function loadContentMedia(
  folder: string,
  base: string,
  problems: Problems,
): Promise<Map<string, ContentMedia>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenMissing([]))
  const files = entries.filter((entry) => entry.isFile() && MIME_TYPES[extname(entry.name)] !== undefined)
  const media = files.map(async (entry): Promise<[string, ContentMedia]> => {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/')
    const bytes = new Uint8Array(await readFile(file))
    const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const mimeType = MIME_TYPES[extname(entry.name)] ?? ''
    const dimensions = await sizeOf(mimeType, bytes, (message) => problems.report(file, '', message))
    const properties = {
      title: null,
      alternative: null,
      description: null,
      mimeType,
      type: kindOf(mimeType),
      filename: entry.name,
      extension: extname(entry.name).slice(1),
      size: `${Math.ceil(bytes.length / 1024)} KB`,
      dimensions,
    }
    const sources = isRaster(mimeType) ? sourceDocuments(base, path, tag, dimensions.width) : undefined
    const document = { publicUrl: `${base}/fileadmin/${path}?${tag}`, properties, ...(sources && { sources }) }
    return [path, { document, bytes, tag, encoded: mimeType === 'image/svg+xml' ? encode(bytes) : {} }]
  })
  return new Map(await Promise.all(media))
}

/** Returns width and height of a picture in pixels, or of an SVG in its own units; zeros for other files and for damaged ones. */
async function sizeOf(mimeType: string, bytes: Uint8Array, report: (message: string) => void) {
  if (mimeType === 'image/svg+xml') return svgSize(bytes)
  if (!isRaster(mimeType)) return NO_SIZE
  if (bytes.length > MOST_PICTURE_BYTES) {
    report(`has ${bytes.length} bytes; a picture has at most ${MOST_PICTURE_BYTES}`)
    return NO_SIZE
  }
  try {
    const { width, height } = await readPictureSize(bytes)
    if (width * height > MOST_PICTURE_PIXELS)
      report(`has ${width} by ${height} pixels; a picture has at most ${MOST_PICTURE_PIXELS}`)
    return { width, height }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    report(`is not a picture: ${error.message}`)
    return NO_SIZE
  }
}

const NO_SIZE = { width: 0, height: 0 }

/** Brotli's best quality, 11, would take seconds to save a few per cent. */
const QUALITY = 9

/**
 * Compressed drawings have a tenth of the size. Each is compressed on its first request: all of them together would
 * delay a start by half a second.
 */
const encode = (bytes: Uint8Array): ContentMedia['encoded'] => ({
  br: once(() => new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))),
  gzip: once(() => new Uint8Array(gzipSync(bytes))),
})

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

/** Width and height of the view box. */
function svgSize(bytes: Uint8Array): { width: number; height: number } {
  const head = new TextDecoder().decode(bytes.subarray(0, 1000))
  const [, width = '0', height = '0'] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(head) ?? []
  return { width: Number(width), height: Number(height) }
}
