import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { LayoutMedia } from '#contracts/shop/cms-page.ts'
import type { LayoutPicture } from './layout.ts'

/** Returns a picture of the shop with its thumbnails; undefined for a film or a document. */
export function toPicture(media: LayoutMedia | null): LayoutPicture | undefined {
  if (!media || !/^(image\/|$)/.test(media.mimeType)) return undefined
  const { url, translated, metaData, thumbnails } = media
  const { width, height } = metaData
  const isSized = width > 0 && height > 0
  return {
    url,
    srcSet: isSized && thumbnails.length > 0 ? [...thumbnails, { url, width }].map(toCandidate).join(', ') : undefined,
    // Of an unknown size: 3:2, as pictures of the content system.
    width: isSized ? width : 600,
    height: isSized ? height : 400,
    alt: concealMail(translated.alt),
    title: concealMail(translated.title),
  }
}

/** A blank or comma would end the address. */
const toCandidate = ({ url, width }: { url: string; width: number }): string =>
  `${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`
