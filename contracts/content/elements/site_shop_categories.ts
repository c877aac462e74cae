import {
  asBoolean,
  asConcealedText,
  asNumber,
  asRecord,
  asText,
  asTexts,
  type JsonRecord,
} from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

export interface ShopCategoriesFields {
  bodytext: RichNode[]
  link: LabelledLink | undefined
  /** Empty: the shop's root. */
  rootCategoryId: string
  /** Empty: every child of the root. */
  categoryIds: string[]
  showImage: boolean
  shortcuts: FilterShortcutsFields | undefined
}

/** A property group whose options are shown above the tiles, as links to the filtered category. */
export interface FilterShortcutsFields {
  groupId: string
  categoryId: string
  title: string
  note: string
  limit: number
}

export const readShopCategories: FieldReader<ShopCategoriesFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  link: readLink(content.link, reading),
  rootCategoryId: asText(content.rootCategoryId),
  categoryIds: asTexts(content.categoryIds),
  showImage: content.showImage === undefined || asBoolean(content.showImage),
  shortcuts: readShortcuts(asRecord(content.shortcuts)),
})

function readShortcuts({ groupId, categoryId, title, note, limit }: JsonRecord): FilterShortcutsFields | undefined {
  if (asText(groupId) === '') return undefined
  return {
    groupId: asText(groupId),
    categoryId: asText(categoryId),
    title: asConcealedText(title),
    note: asConcealedText(note),
    limit: asNumber(limit, 12),
  }
}
