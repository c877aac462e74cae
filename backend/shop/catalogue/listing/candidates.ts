import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'

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
  /** The product's own properties; every offer has them, too. */
  propertyIds: string[]
  offers: Offer[]
}

/** All products of these categories, in no order. One row a product: its variants come along as JSON. */
export async function readCandidates(
  db: Database,
  language: LanguageCode,
  categoryIds: string[],
): Promise<Candidate[]> {
  const { rows } = await db.execute<Omit<Candidate, 'offers'> & { price: number | null; variants: Offer[] | null }>(sql`
    select p.id, p.product_number as "productNumber", p.name ->> ${language}::text as name, p.position,
      p.category_ids as "categoryIds", p.property_ids as "propertyIds", p.price_net::double precision as price,
      (select json_agg(json_build_object('optionIds', option_ids || property_ids, 'price', price_net))
        from product child where child.parent_id = p.id and child.active) as variants
    from product p
    where p.parent_id is null and p.active
      and p.category_ids && array[${sql.join(
        categoryIds.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]`)
  return rows.map(({ price, variants, ...candidate }) => ({
    ...candidate,
    offers: variants ?? [{ optionIds: [], price }],
  }))
}
