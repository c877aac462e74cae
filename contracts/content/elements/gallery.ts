import type { ContentFile } from '#contracts/content/file.ts'
import {
  asArray,
  asBoolean,
  asConcealedText,
  asNumber,
  asOneOf,
  asRecord,
  asText,
} from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFileHref, readHref } from '#contracts/content/links/read-href.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A picture, film or sound of a gallery. */
export interface GalleryItem {
  kind: 'image' | 'video' | 'audio'
  file: ContentFile
  caption: string
  link: LabelledLink | undefined
  /** Address of the whole file; of a film at another host the page on which it is. */
  original: string
}

export interface PlacedGallery {
  items: GalleryItem[]
  columns: number
  /** Beside the text, `intext`, it is on the left or right; the text flows around it unless `noWrap`. */
  position: { horizontal: 'left' | 'center' | 'right'; vertical: 'above' | 'below' | 'intext'; noWrap: boolean }
  hasBorder: boolean
}

/** The fields of `image`, `textpic` and `textmedia`. */
export interface GalleryFields {
  bodytext: RichNode[]
  gallery: PlacedGallery
  /** Whether a picture without a link of its own can be enlarged. */
  enlarges: boolean
}

export const readGallery: FieldReader<GalleryFields> = (content, reading) => {
  const gallery = asRecord(content.gallery)
  const { horizontal, vertical, noWrap } = asRecord(gallery.position)
  // The last row has `null` where no file is left; an empty gallery has no rows.
  const files = asArray(gallery.rows).flatMap((row) => asArray(asRecord(row).columns))
  return {
    bodytext: readRichText(content.bodytext, reading),
    gallery: {
      items: files.flatMap((file) => readItem(file, reading)),
      columns: Math.max(1, asNumber(asRecord(gallery.count).columns, 1)),
      position: {
        horizontal: asOneOf(horizontal, ['left', 'center', 'right'], 'center'),
        vertical: asOneOf(vertical, ['above', 'below', 'intext'], 'above'),
        noWrap: asBoolean(noWrap),
      },
      hasBorder: asBoolean(asRecord(gallery.border).enabled),
    },
    enlarges: asBoolean(content.enlargeImageOnClick),
  }
}

function readItem(value: unknown, reading: Reading): GalleryItem[] {
  const given = asRecord(value)
  const file = readFile(given, reading)
  if (!file) return []
  const properties = 'properties' in given ? asRecord(given.properties) : given
  const [kind] = (asText(properties.type) || file.mimeType).split('/')
  return [
    {
      kind: asOneOf(kind, ['image', 'video', 'audio'], 'image'),
      file,
      caption: asConcealedText(properties.description),
      link: readLink(properties.linkData, reading) ?? readBareLink(properties.link, reading),
      original: readFileHref(properties.originalUrl, reading) ?? file.url,
    },
  ]
}

/** Earlier versions send the address alone. */
function readBareLink(value: unknown, reading: Reading): LabelledLink | undefined {
  const href = typeof value === 'string' ? readHref(value, reading) : undefined
  return href === undefined ? undefined : { href, label: '', target: '' }
}
