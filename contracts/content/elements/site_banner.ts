import type { ContentFile } from '#contracts/content/file.ts'
import { asBoolean } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A narrow band with a notice. */
export interface BannerFields {
  image: ContentFile | undefined
  bodytext: RichNode[]
  link: LabelledLink | undefined
  closable: boolean
}

export const readBanner: FieldReader<BannerFields> = (content, reading) => ({
  image: readFile(content.image, reading),
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  closable: asBoolean(content.closable),
})
