import { loadSharp } from './load-sharp.ts'

/** Pixels of a picture: an A0 drawing, scanned at 300 dots an inch, has 140 million; a compressed one fits into a kilobyte. */
export const MOST_PIXELS = 150_000_000
/** Pixels of the longer side: twice the shown size, for screens with a high resolution. */
const PREVIEW_SIZE = 192
/** Seconds for one picture. */
const TIME_LIMIT = 15

type Picture = 'png' | 'jpeg' | 'webp' | 'tiff'

/** One picture at a time: its pixels are the largest thing in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and returns it small, as JPEG on white, without its metadata. A picture that cannot be decoded as a
 * whole is damaged.
 */
export function makePreview(kind: Picture, path: string): Promise<Uint8Array | 'damaged' | 'too-many-pixels'> {
  const preview = last.then(() => decode(kind, path))
  // The caller has the error.
  last = preview.catch(() => undefined)
  return preview
}

async function decode(kind: Picture, path: string): Promise<Uint8Array | 'damaged' | 'too-many-pixels'> {
  const sharp = await loadSharp()
  try {
    // The bound is checked before anything is decoded, here with our own message.
    const { width, height, format } = await sharp(path, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return 'too-many-pixels'
    if (format !== kind) return 'damaged'
    return await sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'truncated' })
      .timeout({ seconds: TIME_LIMIT })
      .autoOrient()
      .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toBuffer()
  } catch (error) {
    // The library has no other kind of error for a picture that it cannot read.
    if (error instanceof Error) return 'damaged'
    throw error
  }
}
