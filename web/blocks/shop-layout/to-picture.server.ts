import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { LayoutMedia } from '#contracts/shop/cms-page.ts'
import { srcSetOf } from '#web/catalogue/product/picture.ts'
import type { LayoutPicture } from './layout.ts'

/** Returns a picture of the shop with its thumbnails; undefined for a film or a document. */
export function toPicture(media: LayoutMedia | null): LayoutPicture | undefined {
  if (!media || !/^(image\/|$)/.test(media.mimeType)) return undefined
  const { url, translated, metaData, thumbnails } = media
  const { width, height } = metaData
  const isSized = width > 0 && height > 0
  return {
    url,
    srcSet: isSized ? srcSetOf({ url, width, thumbnails }) : undefined,
    // Of an unknown size: 3:2, as pictures of the content system.
    width: isSized ? width : 600,
    height: isSized ? height : 400,
    alt: concealMail(translated.alt),
    title: concealMail(translated.title),
  }
}
