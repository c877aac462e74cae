import type { ContentFile } from '#contracts/content/file.ts'
import { asOneOf } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface SplitFields {
  media: ContentFile | undefined
  mediaPosition: 'left' | 'right'
  bodytext: RichNode[]
  link: LabelledLink | undefined
  /** Shares of the picture and the text in per cent. */
  ratio: '50-50' | '33-66' | '66-33'
}

export const readSplit: FieldReader<SplitFields> = (content, reading) => ({
  media: readFile(content.media, reading),
  mediaPosition: asOneOf(content.mediaPosition, ['left', 'right'], 'left'),
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  ratio: asOneOf(content.ratio, ['50-50', '33-66', '66-33'], '50-50'),
})
