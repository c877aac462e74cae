import { sql } from 'drizzle-orm'
import { readAllOptions } from '#backend/shop/catalogue/product/property-options.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import type { CatalogueReader } from '#backend/shop/catalogue/catalogue-version.ts'

/** A buyable version of a product: a variant, or the product itself if it has none. */
export interface CandidateOffer {
  /** Its options and properties. */
  optionIds: string[]
  /** Net EUR; null means on request. */
  price: number | null
}

/** A product of the category with the data that filters need. */
export interface Candidate {
  id: string
  productNumber: string
  name: string
  position: number
  categoryIds: string[]
  /**
   * The product's own properties, without those of a group by which its variants differ. They hold for each offer, too.
   */
  propertyIds: string[]
  offers: CandidateOffer[]
}

/** Returns the products of these categories in no particular order. */
export async function readCandidates(reader: CatalogueReader, categoryIds: string[]): Promise<Candidate[]> {
  const requested = new Set(categoryIds)
  return (await readAll(reader)).filter(({ categoryIds: own }) => own.some((id) => requested.has(id)))
}

/** Reads all visible products, one row each. Their variants are a JSON column. */
const readAll = cacheByVersion(async (reader: CatalogueReader): Promise<Candidate[]> => {
  const { rows } = await reader.db.execute<Row>(sql`
    select p.id, p.product_number as "productNumber", p.name ->> ${reader.languageCode}::text as name, p.position,
      p.category_ids as "categoryIds", p.property_ids as "propertyIds", p.price_net::double precision as price,
      (select json_agg(json_build_object('optionIds', option_ids || property_ids, 'price', price_net))
        from product child where child.parent_id = p.id and child.active) as variants
    from product p where p.parent_id is null and p.active`)
  const options = await readAllOptions(reader)
  return rows.map(({ price, variants, ...product }) => {
    const offers = variants ?? [{ optionIds: [], price }]
    const differing = new Set(offers.flatMap(({ optionIds }) => optionIds.map((id) => options.get(id)?.groupId)))
    return {
      ...product,
      propertyIds: product.propertyIds.filter((id) => !differing.has(options.get(id)?.groupId)),
      // Returns the text of an id that is in memory already, so that each id is stored once.
      offers: offers.map((offer) => ({ ...offer, optionIds: offer.optionIds.map((id) => options.get(id)?.id ?? id) })),
    }
  })
})

type Row = Omit<Candidate, 'offers'> & { price: number | null; variants: CandidateOffer[] | null }
