import { asOneOf, asText } from '#contracts/content/json-record.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** Opens a group that ends at the next section. */
export interface SectionFields {
  /** Jump mark of the group; empty for `c<id>`. */
  anchor: string
  bodytext: RichNode[]
  width: 'narrow' | 'wide' | 'full'
}

export const readSection: FieldReader<SectionFields> = (content, reading) => ({
  anchor: asText(content.anchor),
  bodytext: readRichText(content.bodytext, reading),
  width: asOneOf(content.width, ['narrow', 'wide', 'full'], 'wide'),
})
