import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { readMedia } from '#backend/shop/media/media-struct.ts'
import type { MediaStruct } from '#backend/shop/media/media-struct.ts'
import { readProductRecords } from '#backend/shop/catalogue/product/product-rows.ts'
import type { ProductRecord } from '#backend/shop/catalogue/product/product-rows.ts'
import { readOptions } from '#backend/shop/catalogue/product/property-options.ts'

/** A product as a cart line shows it, in the language asked for. */
export interface CartProduct extends ProductRecord {
  options: { group: string; option: string }[]
  cover: MediaStruct | null
}

/** Products by id; one that is missing was taken off the shop. */
export async function readCartProducts(
  db: Database,
  language: LanguageCode,
  ids: string[],
): Promise<Map<string, CartProduct>> {
  const rows = await readProductRecords(db, language, [...new Set(ids)])
  const options = await readOptions(
    db,
    language,
    rows.flatMap(({ optionIds }) => optionIds),
  )
  const media = await readMedia(
    db,
    language,
    rows.map(({ coverId }) => coverId),
  )
  const optionsOf = ({ optionIds }: ProductRecord) =>
    // Of Map's order, which is that of group and option.
    [...options.values()]
      .filter(({ id }) => optionIds.includes(id))
      .map(({ group, name }) => ({ group: group.name, option: name }))
  return new Map(
    rows.map((row) => [row.id, { ...row, options: optionsOf(row), cover: media.get(row.coverId ?? '') ?? null }]),
  )
}

/** A parent is shown but not sold: one of its variants must be chosen. */
export const needsVariant = ({ childCount }: ProductRecord): boolean => childCount > 0
