import { MOST_PICTURE_PIXELS } from './encode-picture.ts'
import { loadSharp } from './load-sharp.ts'

const QUALITY = 84
/** Seconds for one file. */
const TIME_LIMIT = 30

/** A picture that PDFs and drawn pictures can have in them. */
export interface PrintablePicture {
  jpeg: Buffer
  /** Pixels. */
  width: number
  height: number
}

/**
 * Returns a picture as a JPEG for paper, which has no transparent ground.
 * @throws Error if the bytes are not a picture
 */
export async function toPrintable(bytes: Uint8Array): Promise<PrintablePicture> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
    .resize(1000, 800, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
