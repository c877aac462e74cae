import { PICTURE_FORMATS } from '#backend/pictures/encode-picture.ts'
import type { FileDocument } from '#contracts/content/file.ts'

/** The widest that is offered, pixels: a large screen of twice the density. */
const WIDEST = 2560
/** Smaller widths, from a card on a phone on. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920]

/** Of a page's picture where its link is shared, which many sites read in no other format. */
const SHARE_FORMAT = 'jpg'
const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

export type PictureFormat = keyof typeof PICTURE_FORMATS | typeof SHARE_FORMAT

export interface PictureSize {
  width: number
  format: PictureFormat
}

/** Folder of the addresses of derived pictures, as in a TYPO3. */
const PROCESSED = '/fileadmin/_processed_/'

export const mimeTypeOf = (format: PictureFormat): string =>
  format === SHARE_FORMAT ? 'image/jpeg' : PICTURE_FORMATS[format]

/** Returns the widths of a picture. None is larger than its own, which is the last one unless it is too large. */
export const widthsOf = (width: number): number[] => [
  ...WIDTHS.filter((one) => one < width * 0.9),
  Math.min(width, WIDEST),
]

/** Pixels: a list shows pictures at a third of it at most. */
const THUMBNAIL_WIDTH = 320
const THUMBNAIL_FORMAT = 'webp'

/** Whether a drawing is offered in this size. A list shows dozens, and a browser draws their paths for each. */
export const isDrawingSize = ({ width, format }: PictureSize): boolean =>
  width === THUMBNAIL_WIDTH && format === THUMBNAIL_FORMAT

/** Whether this is the size of a shared link's picture: 1200 by 630 pixels, cut to fit. Every picture is offered in it. */
export const isShareSize = ({ width, format }: PictureSize): boolean => width === SHARE_WIDTH && format === SHARE_FORMAT

const processedAddress = (publicUrl: string, size: PictureSize): string => {
  const [file = '', tag = ''] = publicUrl.replace('/fileadmin/', PROCESSED).split('?')
  return `${file}/${size.width}.${size.format}?${tag}`
}

/**
 * Returns a picture as it is sent for shared links of a page.
 * @param publicUrl address of the picture's own file
 */
export const shareDocument = ({ publicUrl, properties }: FileDocument): FileDocument => ({
  publicUrl: processedAddress(publicUrl, { width: SHARE_WIDTH, format: SHARE_FORMAT }),
  properties: {
    ...properties,
    mimeType: mimeTypeOf(SHARE_FORMAT),
    extension: SHARE_FORMAT,
    dimensions: { width: SHARE_WIDTH, height: SHARE_HEIGHT },
  },
})

/**
 * Returns the address of a small file of a picture, as lists show it.
 * @param publicUrl address of the picture's own file
 * @param width of the picture, pixels; undefined for a drawing
 */
export function thumbnailAddress(publicUrl: string, width: number | undefined): string {
  const size = width === undefined ? THUMBNAIL_WIDTH : (widthsOf(width)[0] ?? THUMBNAIL_WIDTH)
  return processedAddress(publicUrl, { width: size, format: THUMBNAIL_FORMAT })
}

/** Returns the sources of a picture as they are sent. `path` is the file's below data/media, `tag` its bytes' hash. */
export const sourceDocuments = (base: string, path: string, tag: string, width: number) =>
  Object.entries(PICTURE_FORMATS).map(([format, mimeType]) => {
    const address = (one: number) => `${base}${PROCESSED}${encodeURI(path)}/${one}.${format}?${tag}`
    const candidates = widthsOf(width).map((one) => `${address(one).replace(/,/g, '%2C')} ${one}w`)
    return { mimeType, srcset: candidates.join(', ') }
  })

/** Reads the decoded path of a derived picture; undefined for a width or format that no picture has. */
export function parsePicturePath(path: string): (PictureSize & { path: string }) | undefined {
  if (!path.startsWith(PROCESSED)) return undefined
  const [, file, width, format] = /^(.+)\/(\d{1,5})\.(avif|webp|jpg)$/.exec(path.slice(PROCESSED.length)) ?? []
  if (file === undefined || (format !== 'avif' && format !== 'webp' && format !== SHARE_FORMAT)) return undefined
  return { path: file, width: Number(width), format }
}
