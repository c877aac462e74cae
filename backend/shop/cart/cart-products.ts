import { selectDeliveryTimes } from '#backend/shop/catalogue/product/delivery-times.ts'
import type { DeliveryTimeStruct } from '#backend/shop/catalogue/product/delivery-times.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { readMedia, withDocumentsAt } from '#backend/shop/media/media-struct.ts'
import type { MediaReader, MediaStruct } from '#backend/shop/media/media-struct.ts'
import { readProductRecords } from '#backend/shop/catalogue/product/product-rows.ts'
import type { ProductRecord } from '#backend/shop/catalogue/product/product-rows.ts'
import { onRequestOption } from '#backend/shop/catalogue/product/price-on-request.ts'
import { readOptions } from '#backend/shop/catalogue/product/property-options.ts'

/** The product of a cart line in the requested language. */
export interface CartProduct extends ProductRecord {
  options: { group: string; option: string; translated: { group: string; option: string } }[]
  cover: MediaStruct | null
  deliveryTime: DeliveryTimeStruct | null
}

type CartReader = MediaReader & Pick<ShopContext, 'withPriceNotes'>
/** For stored lines: values that depend on the caller are added when the lines are read. */
export const AS_STORED = { mediaOrigin: '', withPriceNotes: false } as const

/** The part of a product that carts and orders contain; `productPayload` has the facts. */
const OF_A_LINE = {
  facts: { without: ['solids', 'technical', 'highlights', 'cProfiles'] },
  descriptions: false,
} as const

/** Reads products by id. Inactive ones are missing. */
export async function readCartProducts(reader: CartReader, ids: string[]): Promise<Map<string, CartProduct>> {
  const { db, languageCode: language } = reader
  const rows = await readProductRecords(db, language, [...new Set(ids)], OF_A_LINE)
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
  // The map has the order of groups and options.
  const places = new Map([...options.keys()].map((id, place) => [id, place]))
  const optionsOf = ({ optionIds }: ProductRecord) =>
    [...new Set(optionIds)]
      .flatMap((id) => options.get(id) ?? [])
      .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
      .map(({ group, translated }) => ({ group: group.translated.name, option: translated.name }))

  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        facts: withDocumentsAt(reader.mediaOrigin, row.facts),
        options: withTranslation([
          ...optionsOf(row),
          ...(reader.withPriceNotes && row.price === null ? [onRequestOption(language)] : []),
        ]),
        cover: media.get(row.coverId ?? '') ?? null,
        deliveryTime: times.get(row.deliveryTimeId ?? '') ?? null,
      },
    ]),
  )
}

interface NamedOption {
  group: string
  option: string
}

/** Options of a line item as in Shopware, with their names once more. */
export const withTranslation = (options: readonly NamedOption[]) =>
  options.map(({ group, option }) => ({ group, option, translated: { group, option } }))
