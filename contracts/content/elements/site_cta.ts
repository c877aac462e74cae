import { asArray, asOneOf, asRecord } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface CtaFields {
  bodytext: RichNode[]
  links: CtaLink[]
}

export interface CtaLink {
  link: LabelledLink
  style: 'primary' | 'secondary'
}

/** A call to action: a sentence and what to do next. */
export const readCta: FieldReader<CtaFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  links: asArray(content.links)
    .map(asRecord)
    .flatMap(({ link, style }): CtaLink[] => {
      const read = readLink(link, reading)
      return read ? [{ link: read, style: asOneOf(style, ['primary', 'secondary'], 'primary') }] : []
    }),
})
