import type { ContentFile } from '#contracts/content/file.ts'
import { asArray, asConcealedText, asRecord } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface TeaserItem {
  title: string
  text: string
  image: ContentFile | undefined
  link: LabelledLink | undefined
}

export interface TeaserFields {
  image: ContentFile | undefined
  bodytext: RichNode[]
  link: LabelledLink | undefined
  badge: string
  items: TeaserItem[]
}

export const readTeaser: FieldReader<TeaserFields> = (content, reading) => ({
  image: readFile(content.image, reading),
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  badge: asConcealedText(content.badge),
  items: asArray(content.items).map((item) => {
    const { title, text, image, link } = asRecord(item)
    const texts = { title: asConcealedText(title), text: asConcealedText(text) }
    return { ...texts, image: readFile(image, reading), link: readLink(link, reading) }
  }),
})
