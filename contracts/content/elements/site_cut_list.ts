import type { ContentFile } from '#contracts/content/file.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readFile, readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** The introduction of the planner that divides lengths among bars. */
export interface CutListFields {
  introText: RichNode[]
  image: ContentFile | undefined
  /** Who plans as long as the site does not have the tool. */
  enquiryLink: LabelledLink | undefined
}

export const readCutList: FieldReader<CutListFields> = (content, reading) => ({
  introText: readRichText(content.introText, reading),
  image: readFile(content.image, reading),
  enquiryLink: readLink(content.enquiryLink, reading),
})
