import { asNumber, asTexts } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** Products that the author chose, by id or by item number. */
export interface ProductBoxFields {
  bodytext: RichNode[]
  productIds: string[]
  productNumbers: string[]
  limit: number
  link: LabelledLink | undefined
}

export const readProductBox: FieldReader<ProductBoxFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  productIds: asTexts(content.productIds),
  productNumbers: asTexts(content.productNumbers),
  limit: asNumber(content.limit, 4),
  link: readLink(content.link, reading),
})
