import { PLAIN_VIEW } from '#drawing/picture.ts'
import type { Media } from '#contracts/shop/media.ts'

export interface Picture {
  url: string
  /** Pixels; the drawings of the catalogue are 240 by 200. */
  width: number
  height: number
  /** Its smaller files, where the shop has them. */
  srcSet?: string
  /** Room of its smaller files in a list, unless the browser measures it. */
  sizes?: string
  /** Its text, where an editor wrote one and the request asked for it. */
  alt?: string
}

const LIST_SIZES = 'auto, 16rem'

/** Always sized, so that the page does not shift while pictures load. */
export function pictureOf(media: Media | undefined | null): Picture | undefined {
  // A Shopware has an empty address where the file is missing or private.
  if (!media?.url) return undefined
  const { url, metaData, thumbnails, translated, alt: ownAlt } = media
  const width = metaData?.width || 240
  const srcSet = srcSetOf({ url, width: metaData?.width ?? 0, thumbnails: thumbnails ?? [] })
  const alt = translated?.alt || ownAlt
  return {
    url,
    width,
    height: metaData?.height || 200,
    ...(srcSet && { srcSet, sizes: LIST_SIZES }),
    ...(alt && { alt }),
  }
}

interface SizedFile {
  url: string
  width: number
}

/** Pixels: no picture of a page needs more. */
const ENOUGH = 1200

/** The smaller files of a picture, and its own where they are too small; undefined without any. */
export function srcSetOf({
  url,
  width,
  thumbnails,
}: SizedFile & { thumbnails: readonly SizedFile[] }): string | undefined {
  if (thumbnails.length === 0 || width <= 0) return undefined
  const widest = Math.max(...thumbnails.map((one) => one.width))
  const files = widest < Math.min(width, ENOUGH) ? [...thumbnails, { url, width }] : thumbnails
  return files.map(toCandidate).join(', ')
}

/** A blank or comma would end the address. */
const toCandidate = ({ url, width }: SizedFile): string => `${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`

/**
 * Whether a picture is a product's section by its name, as the embedded shop calls it. A page that draws the section
 * itself, with its letters, shows no other one.
 */
export const isSectionPicture = (url: string): boolean => url.endsWith('-section.svg')

/** Whether a picture is drawn, and not a photograph. */
export const isDrawnPicture = ({ url }: Picture): boolean => /\.svg(\?|$)/.test(url)

/** The smallest file of a picture; a drawing is shown without its dimensions. */
export const smallestFile = ({ url, srcSet }: Picture): string => srcSet?.split(' ')[0] ?? `${url}#${PLAIN_VIEW}`

/** Pixels: a figure on paper, and the picture of a shared link. */
const PRINTED_WIDTH = 600

/** The file of a photograph that is large enough to print. */
export function fileToPrint({ url, srcSet = '' }: Picture): string {
  const files = srcSet.split(', ').map((candidate) => candidate.split(' '))
  const fitting = files.find(([, width = '']) => Number.parseInt(width) >= PRINTED_WIDTH)
  return fitting?.[0] ?? url
}
