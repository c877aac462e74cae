import type { ContentFile } from '#contracts/content/file.ts'
import { asConcealedText } from '#contracts/content/json-record.ts'
import { readFile } from '#contracts/content/links/read-link.ts'
import type { FieldReader } from '#contracts/content/reading.ts'

/** A picture across the page, with a sentence. */
export interface MoodBannerFields {
  image: ContentFile | undefined
  quote: string
  author: string
}

export const readMoodBanner: FieldReader<MoodBannerFields> = (content, reading) => ({
  image: readFile(content.image, reading),
  quote: asConcealedText(content.quote),
  author: asConcealedText(content.author),
})
