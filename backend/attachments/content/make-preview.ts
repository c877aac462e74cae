import pLimit from 'p-limit'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import { MOST_PIXELS, weigh } from './picture-weight.ts'

/** Pixels of the longer side: twice the shown size, for screens with a high resolution. */
const PREVIEW_SIZE = 192
/** Seconds for one picture. */
const TIME_LIMIT = 15

type Picture = 'png' | 'jpeg' | 'webp' | 'tiff'

/**
 * One heavy picture and one light one at a time: a photo never waits for drawings. Each occupies one of the four threads that
 * also read files.
 */
const inTurn = { light: pLimit(1), heavy: pLimit(1) }

/**
 * Decodes a picture and returns it small, as JPEG on white, without its metadata. A picture that cannot be decoded as a
 * whole is damaged. One whose decoding takes too much memory or time has no preview, and is not checked further.
 */
export async function makePreview(
  kind: Picture,
  path: string,
): Promise<Uint8Array | undefined | 'damaged' | 'too-many-pixels'> {
  // A TIFF may have a hundred thousand pages, which are counted first.
  const head = await inTurn[kind === 'tiff' ? 'heavy' : 'light'](() => readHead(path))
  if (head === 'damaged') return 'damaged'
  const weight = weigh(head)
  if (weight === 'too many pixels') return 'too-many-pixels'
  if (head.format !== kind) return 'damaged'
  return weight === 'too heavy' ? undefined : inTurn[weight](() => decode(path))
}

/** The bound of pixels is checked with our own message, before anything is decoded. */
async function readHead(path: string) {
  const sharp = await loadSharp()
  return sharp(path, { limitInputPixels: false }).metadata().catch(damagedWhenUnreadable)
}

async function decode(path: string): Promise<Uint8Array | undefined | 'damaged'> {
  const sharp = await loadSharp()
  return sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'truncated' })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
    .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('timeout')) return undefined
      return damagedWhenUnreadable(error)
    })
}

/** The library has no other kind of error for a picture that it cannot read. */
function damagedWhenUnreadable(error: unknown): 'damaged' {
  if (error instanceof Error) return 'damaged'
  throw error
}
