import { asConcealedText, asOneOf } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface SearchTeaserFields {
  bodytext: RichNode[]
  /** An example of what to enter. */
  placeholder: string
  /** The results that are shown first. */
  defaultView: 'products' | 'content' | 'contacts' | 'downloads'
  link: LabelledLink | undefined
}

export const readSearchTeaser: FieldReader<SearchTeaserFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  placeholder: asConcealedText(content.placeholder),
  defaultView: asOneOf(content.defaultView, ['products', 'content', 'contacts', 'downloads'], 'products'),
  link: readLink(content.link, reading),
})
