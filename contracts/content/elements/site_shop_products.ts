import { asNumber, asText } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface ShopProductsFields {
  bodytext: RichNode[]
  link: LabelledLink | undefined
  categoryId: string
  limit: number
  /** Key of a sorting of the shop; empty for the shop's default. */
  sorting: string
}

export const readShopProducts: FieldReader<ShopProductsFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  categoryId: asText(content.categoryId),
  limit: asNumber(content.limit, 4),
  sorting: asText(content.sorting),
})
