import type { Sharp } from 'sharp'
import {
  encodePicture,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  PICTURE_FORMATS,
} from '#backend/pictures/encode-picture.ts'
import { loadSharp } from '#backend/pictures/load-sharp.ts'
import { toPrintable } from '#backend/pictures/print-picture.ts'
import { UnusableFile } from './read-file.ts'

/** Pixels: a row of a list, a card, and the product's page, at twice the density where it matters. */
const WIDTHS = [320, 640, 1280]
/** Pixels of the file that is stored in place of the given one. */
const WIDEST = 1920
const JPEG_QUALITY = 84
/** Seconds for one file. */
const TIME_LIMIT = 30
const FORMATS = Object.keys(PICTURE_FORMATS) as (keyof typeof PICTURE_FORMATS)[]

/** A picture as it is stored: its bytes or, of a drawing, the file itself. */
export interface StoredPicture {
  mimeType: string
  /** `jpg` */
  ending: string
  content: Uint8Array
  width: number
  height: number
  thumbnails: { mimeType: string; width: number; height: number; content: Uint8Array }[]
}

function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString().trimStart()
  return start.startsWith('<') && start.includes('<svg')
}

/**
 * Reads the whole picture once.
 * @throws UnusableFile
 */
export async function checkPhotograph(location: string, bytes: Uint8Array): Promise<void> {
  if (bytes.length > MOST_PICTURE_BYTES) throw new UnusableFile(`${location} has more than ${MOST_PICTURE_BYTES} bytes`)
  try {
    if (isSvg(bytes)) await sizeOfSvg(bytes)
    else await (await open(bytes)).resize(16).raw().toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableFile(`${location} cannot be read as a picture (JPEG, PNG, WebP, TIFF or SVG): ${reason}`)
  }
}

/**
 * Makes the sizes of a photograph. The file is turned upright, and loses its notes about place and camera.
 */
export async function makePhotograph(bytes: Uint8Array): Promise<StoredPicture> {
  if (isSvg(bytes)) {
    const size = await sizeOfSvg(bytes)
    return { mimeType: 'image/svg+xml', ending: 'svg', content: bytes, ...size, thumbnails: [] }
  }
  const picture = await open(bytes)
  // One decoding for all sizes.
  const widest = await picture
    .resize(WIDEST, undefined, { withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const sharp = await loadSharp()
  const { width, height, hasAlpha } = await sharp(widest).metadata()
  const content = hasAlpha ? sharp(widest).png() : sharp(widest).jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
  const thumbnails: StoredPicture['thumbnails'] = []
  for (const wanted of thumbnailWidths(width)) {
    for (const format of FORMATS) {
      const size = { width: wanted, height: Math.max(1, Math.round((height * wanted) / width)) }
      const resized = sharp(widest).resize(size.width, size.height)
      thumbnails.push({ ...size, mimeType: PICTURE_FORMATS[format], content: await encodePicture(resized, format) })
    }
  }
  return {
    mimeType: hasAlpha ? 'image/png' : 'image/jpeg',
    ending: hasAlpha ? 'png' : 'jpg',
    content: await content.toBuffer(),
    width,
    height,
    thumbnails,
  }
}

/** Widths of the sizes. None is wider than the picture. */
export function thumbnailWidths(width: number): number[] {
  const smaller = WIDTHS.filter((one) => one < width * 0.9)
  return smaller.length < WIDTHS.length ? [...smaller, Math.min(width, Math.max(...WIDTHS))] : smaller
}

/** Returns a JPEG for data sheets. */
export const printedPhotograph = async (bytes: Uint8Array): Promise<Buffer> =>
  (await toPrintable(isSvg(bytes) ? await drawSvg(bytes) : bytes)).jpeg

async function open(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS }).timeout({ seconds: TIME_LIMIT }).autoOrient()
}

async function sizeOfSvg(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { width, height } = new Resvg(Buffer.from(bytes))
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

async function drawSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  return (await renderAsync(Buffer.from(bytes).toString(), { fitTo: { mode: 'width', value: 1000 } })).asPng()
}
