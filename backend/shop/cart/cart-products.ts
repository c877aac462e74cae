import { selectDeliveryTimes } from '#backend/shop/catalogue/product/delivery-times.ts'
import type { DeliveryTimeStruct } from '#backend/shop/catalogue/product/delivery-times.ts'
import { readMedia, withDocumentsAt } from '#backend/shop/media/media-struct.ts'
import type { MediaReader, MediaStruct } from '#backend/shop/media/media-struct.ts'
import { readProductRecords } from '#backend/shop/catalogue/product/product-rows.ts'
import type { ProductRecord } from '#backend/shop/catalogue/product/product-rows.ts'
import { readOptions } from '#backend/shop/catalogue/product/property-options.ts'

/** The product of a cart line in the requested language. */
export interface CartProduct extends ProductRecord {
  options: { group: string; option: string; translated: { group: string; option: string } }[]
  cover: MediaStruct | null
  deliveryTime: DeliveryTimeStruct | null
}

/** Reads products by id. Inactive ones are missing. */
export async function readCartProducts(reader: MediaReader, ids: string[]): Promise<Map<string, CartProduct>> {
  const { db, languageCode: language } = reader
  const rows = await readProductRecords(db, language, [...new Set(ids)])
  const options = await readOptions(
    db,
    language,
    rows.flatMap(({ optionIds }) => optionIds),
  )
  const media = await readMedia(
    reader,
    rows.map(({ coverId }) => coverId),
  )
  const times = await selectDeliveryTimes(db, language)
  const optionsOf = ({ optionIds }: ProductRecord) =>
    // The map has the order of groups and options.
    [...options.values()]
      .filter(({ id }) => optionIds.includes(id))
      .map(({ group, name }) => ({ group: group.name, option: name }))
      .map((named) => ({ ...named, translated: named }))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        facts: withDocumentsAt(reader.mediaOrigin, row.facts),
        options: optionsOf(row),
        cover: media.get(row.coverId ?? '') ?? null,
        deliveryTime: times.get(row.deliveryTimeId ?? '') ?? null,
      },
    ]),
  )
}
