/** The widest that is offered, pixels: a large screen of twice the density. */
const WIDEST = 2560
/** Smaller widths, from a card on a phone on. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920]

/** Formats in which pictures are offered, smallest files first. */
const FORMATS = { avif: 'image/avif', webp: 'image/webp' } as const

export type PictureFormat = keyof typeof FORMATS

export interface PictureSize {
  width: number
  format: PictureFormat
}

/** Folder of the addresses of derived pictures, as in a TYPO3. */
const PROCESSED = '/fileadmin/_processed_/'

/** Largest number of pixels of a picture's file: 100 million are 12,000 by 8,000. */
export const MOST_PICTURE_PIXELS = 100_000_000
/** Largest size of a picture's file, bytes. */
export const MOST_PICTURE_BYTES = 20_000_000

export const mimeTypeOf = (format: PictureFormat): string => FORMATS[format]

/** Returns the widths of a picture, none of them larger than itself, ending with its own unless that is too large. */
export const widthsOf = (width: number): number[] => [
  ...WIDTHS.filter((one) => one < width * 0.9),
  Math.min(width, WIDEST),
]

/** Pixels: a list shows pictures at a third of it at most. */
const THUMBNAIL_WIDTH = 320
const THUMBNAIL_FORMAT = 'webp'

/** Whether a drawing is offered in this size: a list shows dozens, and a browser draws their paths again for each. */
export const isDrawingSize = ({ width, format }: PictureSize): boolean =>
  width === THUMBNAIL_WIDTH && format === THUMBNAIL_FORMAT

/**
 * Returns the address of a small file of a picture, as lists show it.
 * @param publicUrl address of the picture's own file
 * @param width of the picture, pixels; undefined for a drawing
 */
export function thumbnailAddress(publicUrl: string, width: number | undefined): string {
  const [file = '', tag = ''] = publicUrl.replace('/fileadmin/', PROCESSED).split('?')
  const size = width === undefined ? THUMBNAIL_WIDTH : widthsOf(width)[0]
  return `${file}/${size}.${THUMBNAIL_FORMAT}?${tag}`
}

/** Returns the sources of a picture as they are sent. `path` is the file's below data/media, `tag` its bytes' hash. */
export const sourceDocuments = (base: string, path: string, tag: string, width: number) =>
  Object.entries(FORMATS).map(([format, mimeType]) => {
    const address = (one: number) => `${base}${PROCESSED}${encodeURI(path)}/${one}.${format}?${tag}`
    const candidates = widthsOf(width).map((one) => `${address(one).replace(/,/g, '%2C')} ${one}w`)
    return { mimeType, srcset: candidates.join(', ') }
  })

/** Reads the decoded path of a derived picture; undefined for a width or format that no picture has. */
export function parsePicturePath(path: string): (PictureSize & { path: string }) | undefined {
  if (!path.startsWith(PROCESSED)) return undefined
  const [, file, width, format] = /^(.+)\/(\d{1,5})\.(avif|webp)$/.exec(path.slice(PROCESSED.length)) ?? []
  if (file === undefined || (format !== 'avif' && format !== 'webp')) return undefined
  return { path: file, width: Number(width), format }
}
