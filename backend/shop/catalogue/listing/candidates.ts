import { sql } from 'drizzle-orm'
import { readAllOptions } from '#backend/shop/catalogue/product/property-options.ts'
import { versioned } from '#backend/shop/catalogue/versioned.ts'
import type { Reader } from '#backend/shop/catalogue/versioned.ts'

/** What can be bought of a product: a variant, or the product itself where it has none. */
export interface Offer {
  /** Its options and properties. */
  optionIds: string[]
  /** Net EUR; null: on request. */
  price: number | null
}

/** A product of the category with what the filters are held against. */
export interface Candidate {
  id: string
  productNumber: string
  name: string
  position: number
  categoryIds: string[]
  /** The product's own properties; every offer has them, too. None of a group by which its variants differ. */
  propertyIds: string[]
  offers: Offer[]
}

/** The products of these categories, in no order. */
export async function readCandidates(reader: Reader, categoryIds: string[]): Promise<Candidate[]> {
  const wanted = new Set(categoryIds)
  return (await readAll(reader)).filter(({ categoryIds: own }) => own.some((id) => wanted.has(id)))
}

/** All that are shown, one row a product: its variants come along as JSON. */
const readAll = versioned(async (reader: Reader): Promise<Candidate[]> => {
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
      // The texts of the ids that are in memory already, however many variants name them.
      offers: offers.map((offer) => ({ ...offer, optionIds: offer.optionIds.map((id) => options.get(id)?.id ?? id) })),
    }
  })
})

type Row = Omit<Candidate, 'offers'> & { price: number | null; variants: Offer[] | null }
