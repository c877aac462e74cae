import type { Media } from '#contracts/shop/media.ts'

export interface Picture {
  url: string
  /** Pixels; the drawings of the catalogue are 240 by 200. */
  width: number
  height: number
}

/** Always sized, so that the page does not shift while pictures load. */
export const pictureOf = (media: Media | undefined | null): Picture | undefined =>
  media ? { url: media.url, width: media.metaData?.width || 240, height: media.metaData?.height || 200 } : undefined

/**
 * Whether a picture is a product's section by its name, as the embedded shop calls it. A page that draws the section
 * itself, with its letters, shows no other one.
 */
export const isSectionPicture = (url: string): boolean => url.endsWith('-section.svg')
