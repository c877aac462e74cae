import type { Sharp } from 'sharp'

/** Formats in which pages offer pictures, smallest files first. */
export const PICTURE_FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const

/** Qualities at which both formats look alike on edges and on metal; AVIF files are about 30 per cent smaller. */
const QUALITY = { avif: 55, webp: 78 }

/** Largest number of pixels of a picture's file: 100 million are 12,000 by 8,000. */
export const MOST_PICTURE_PIXELS = 100_000_000
/** Largest size of a picture's file, bytes. */
export const MOST_PICTURE_BYTES = 20_000_000

/** Returns the picture's file in a format of pages. */
export async function encodePicture(
  picture: Sharp,
  format: keyof typeof PICTURE_FORMATS,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoded =
    format === 'avif' ? picture.avif({ quality: QUALITY.avif, effort: 3 }) : picture.webp({ quality: QUALITY.webp })
  return new Uint8Array(await encoded.toBuffer())
}
