import type { ContentFile } from '#contracts/content/file.ts'
import { asArray, asConcealedText, asRecord, asText } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import type { FieldReader } from '#contracts/content/reading.ts'

/** The parts of a long page, and the pages before and after it. */
export interface StoryNavFields {
  items: StoryPart[]
  previous: LabelledLink | undefined
  next: LabelledLink | undefined
}

export interface StoryPart {
  title: string
  /** A jump mark of this page, `#materials`, or a page. */
  href: string
  media: ContentFile | undefined
}

/** Parts that lead nowhere are left out. */
export const readStoryNav: FieldReader<StoryNavFields> = (content, reading) => ({
  items: asArray(content.items)
    .map(asRecord)
    .flatMap(({ title, anchor, link, media }): StoryPart[] => {
      const mark = asText(anchor).replace(/^#/, '')
      const href = readLink(link, reading)?.href ?? (mark && `#${mark}`)
      return href === '' ? [] : [{ title: asConcealedText(title), href, media: readFile(media, reading) }]
    }),
  previous: readLink(content.previous, reading),
  next: readLink(content.next, reading),
})
