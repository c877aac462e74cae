/** The head of a picture, as the picture library reads it. */
export interface PictureHead {
  format: string
  width: number
  height: number
  channels: number
  bitsPerSample?: number | undefined
  isProgressive?: boolean | undefined
  /** Pictures in the file; 1 if it is missing. */
  pages?: number | undefined
}

/** Pixels of a picture: an A0 drawing, scanned at 300 dots an inch, has 140 million; a compressed one fits into a kilobyte. */
export const MOST_PIXELS = 150_000_000
/**
 * Bytes in memory while one picture is decoded. Enough for a progressive JPEG of 33 million pixels, or such a grey scan
 * of an A0 drawing.
 */
const MOST_HELD = 200_000_000
/** A TIFF of more pages is read for a second to find the first of them. */
const MOST_PAGES = 100
/** The photo of a phone is light: it takes a tenth of a second of a processor. */
const LIGHT_PIXELS = 30_000_000
const LIGHT_HELD = 32_000_000

/**
 * Weighs a picture by its head. A light one is decoded at once, heavy ones one after the other. One that is too heavy gets
 * no preview. One with too many pixels is refused: no camera or scanner makes so many.
 */
export function weigh(head: PictureHead): 'light' | 'heavy' | 'too heavy' | 'too many pixels' {
  const pixels = head.width * head.height
  const held = bytesHeld(head)
  if (pixels > MOST_PIXELS) return 'too many pixels'
  if (held > MOST_HELD || (head.pages ?? 1) > MOST_PAGES) return 'too heavy'
  return pixels <= LIGHT_PIXELS && held <= LIGHT_HELD ? 'light' : 'heavy'
}

/**
 * Bytes of the decoded picture if its decoder holds all of it. A decoder holds a progressive picture, a JPEG as numbers
 * of two bytes. It holds a TIFF, too: its tiles and strips may be as large as the picture. Others are read row by row.
 */
function bytesHeld({ format, width, height, channels, bitsPerSample = 8, isProgressive }: PictureHead): number {
  if (!isProgressive && format !== 'tiff') return 0
  const bytesPerSample = format === 'jpeg' ? 2 : Math.max(1, bitsPerSample / 8)
  return width * height * channels * bytesPerSample
}
