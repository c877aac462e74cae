import { sql, type SQL } from 'drizzle-orm'
import { factsInSql, textInSql } from '#backend/database/schema/fallback.ts'
import { readAllOptions } from '#backend/shop/catalogue/product/property-options.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import type { CatalogueReader } from '#backend/shop/catalogue/catalogue-version.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** A buyable version of a product: a variant, or the product itself if it has none. */
export interface CandidateOffer {
  /** Its options and properties. */
  optionIds: string[]
  /** Net EUR; null means on request. */
  price: number | null
  /** Value of each measure by its symbol. */
  measures: Readonly<Record<string, number>>
  traits: readonly Trait[]
}

/** What a filter asks of an offer besides its options. An unknown fact is not a trait. */
export const TRAITS = ['in-stock', 'food', 'antistatic', 'atex', 'pfas-free'] as const
export type Trait = (typeof TRAITS)[number]

export type Measure = Pick<ProductFacts['dimensions'][number], 'symbol' | 'name' | 'unit'>

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
  /** What its offers are measured by, in the catalogue's order. */
  measures: Measure[]
  offers: CandidateOffer[]
}

/** Returns the products of these categories in no particular order. */
export async function readCandidates(reader: CatalogueReader, categoryIds: string[]): Promise<Candidate[]> {
  const requested = new Set(categoryIds)
  return (await readAll(reader)).filter(({ categoryIds: own }) => own.some((id) => requested.has(id)))
}

/** Reads all visible products, one row each. Their variants are a JSON column. */
const readAll = cacheByVersion(async (reader: CatalogueReader): Promise<Candidate[]> => {
  const facts = (table: 'p' | 'child') => factsInSql(table, reader.languageCode)
  const { rows } = await reader.db.execute<Row>(sql`
    select p.id, p.product_number as "productNumber", ${textInSql(sql`p.name`, reader.languageCode)} as name, p.position,
      p.category_ids as "categoryIds", p.property_ids as "propertyIds",
      json_build_object('optionIds', '{}'::text[], 'price', p.price_net, 'stock', p.stock, ${factsOf(facts('p'))}) as own,
      (select json_agg(json_build_object('optionIds', option_ids || property_ids, 'price', price_net, 'stock', stock,
          ${factsOf(sql`(${facts('p')} || ${facts('child')})`)}) order by child.position, child.id)
        from product child where child.parent_id = p.id and child.active) as variants
    from product p where p.parent_id is null and p.active`)
  const options = await readAllOptions(reader)
  return rows.map(({ own, variants, ...product }) => {
    const offers = variants ?? [own]
    const differing = new Set(offers.flatMap(({ optionIds }) => optionIds.map((id) => options.get(id)?.groupId)))
    return {
      ...product,
      propertyIds: product.propertyIds.filter((id) => !differing.has(options.get(id)?.groupId)),
      measures: measuresOf(offers),
      offers: offers.map(({ optionIds, price, stock, ...known }) => ({
        // The text of an id that is in memory already, so that each id is stored once.
        optionIds: optionIds.map((id) => options.get(id)?.id ?? id),
        price,
        measures: Object.fromEntries((known.dimensions ?? []).map(({ symbol, value }) => [symbol, value])),
        traits: TRAITS.filter((trait) => HAS_TRAIT[trait]({ ...known, stock })),
      })),
    }
  })
})

/** The facts that filters ask for; a variant's overrule its parent's, key by key. */
const factsOf = (facts: SQL) => sql`'dimensions', ${facts} -> 'dimensions', 'food', ${facts} -> 'food',
  'antistatic', ${facts} -> 'antistatic', 'atex', ${facts} -> 'atex', 'pfas', ${facts} -> 'pfas'`

const HAS_TRAIT: Record<Trait, (offer: Omit<OfferRow, 'optionIds' | 'price'>) => boolean> = {
  'in-stock': ({ stock }) => stock > 0,
  food: ({ food }) => food === true,
  antistatic: ({ antistatic }) => antistatic === true,
  atex: ({ atex }) => atex === true,
  'pfas-free': ({ pfas }) => pfas === false,
}

function measuresOf(offers: readonly OfferRow[]): Measure[] {
  const measures = new Map<string, Measure>()
  for (const { symbol, name, unit } of offers.flatMap(({ dimensions }) => dimensions ?? [])) {
    if (!measures.has(symbol)) measures.set(symbol, { symbol, name, unit })
  }
  return [...measures.values()]
}

interface OfferRow {
  optionIds: string[]
  price: number | null
  stock: number
  dimensions: ProductFacts['dimensions'] | null
  food: boolean | null
  antistatic: boolean | null
  atex: boolean | null
  pfas: boolean | null
}

type Row = Omit<Candidate, 'offers' | 'measures'> & { own: OfferRow; variants: OfferRow[] | null }
