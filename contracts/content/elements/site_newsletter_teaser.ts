import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface NewsletterTeaserFields {
  bodytext: RichNode[]
  /** The page with the whole form, to which the one field is posted. */
  formLink: LabelledLink | undefined
  privacyLink: LabelledLink | undefined
}

export const readNewsletterTeaser: FieldReader<NewsletterTeaserFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  formLink: readLink(content.formLink, reading),
  privacyLink: readLink(content.privacyLink, reading),
})
