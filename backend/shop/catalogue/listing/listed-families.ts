import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Translated } from '#backend/database/schema/columns.ts'
import { cacheForAllLanguages } from '#backend/shop/catalogue/catalogue-version.ts'
import { summarise, TRAITS, type CandidateOffer, type OfferSummary, type Trait } from './offers.ts'

/** A visible product with its offers, in no language yet. */
export interface ListedFamily {
  id: string
  productNumber: string
  name: Translated<string>
  position: number
  categoryIds: string[]
  /**
   * The product's own properties, without those of a group by which its variants differ. They hold for each offer, too.
   */
  propertyIds: string[]
  /** Its variants, or the product itself if it has none. */
  offers: CandidateOffer[]
  summary: OfferSummary
  /** Products whose facts name all measures of the offers; mostly the first variant alone. */
  measuredBy: string[]
}

/** Families whose variants are read at once: a statement of 100,000 variants would delay all others. */
const AT_ONCE = 50

/** Reads all visible products. */
export const readListedFamilies = cacheForAllLanguages(async ({ db }): Promise<ListedFamily[]> => {
  const { rows } = await db.execute<FamilyRow>(sql`
    select id, product_number as "productNumber", name, position, category_ids as "categoryIds",
      property_ids as "propertyIds", price_net::double precision as price, stock > 0 as "inStock", filter_facts as facts
    from product where parent_id is null and active order by id`)
  const groupOf = await readGroups(db)
  const families: ListedFamily[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const variantsOf = await readVariants(db, some)
    for (const row of some) families.push(toFamily(row, variantsOf.get(row.id), groupOf))
  }
  return families
})

/** Group of each option. */
async function readGroups(db: Database): Promise<ReadonlyMap<string, OptionRow>> {
  const { rows } = await db.execute<OptionRow>(sql`select id, group_id as "groupId" from property_option`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function readVariants(db: Database, parents: readonly FamilyRow[]): Promise<Map<string, VariantRow[]>> {
  const ids = parents.map(({ id }) => id)
  const { rows } = await db.execute<{ parentId: string; variants: VariantRow[] }>(sql`
    select parent_id as "parentId", json_agg(
      json_build_array(id, option_ids || property_ids, price_net, stock > 0, filter_facts) order by position, id
    ) as variants
    from product where active and parent_id = any(${sql.param(ids)}::text[]) group by parent_id`)
  return new Map(rows.map(({ parentId, variants }) => [parentId, variants]))
}

function toFamily(
  row: FamilyRow,
  variants: VariantRow[] | undefined,
  options: ReadonlyMap<string, OptionRow>,
): ListedFamily {
  const { price, inStock, facts, ...product } = row
  const own: VariantRow = [row.id, [], price, inStock, {}]
  const rows = variants ?? [own]
  const offers = rows.map(([, optionIds, offerPrice, offerInStock, offerFacts]): CandidateOffer => {
    const { measures = {}, ...known } = { ...facts, ...offerFacts }
    return {
      // The text of an id that is in memory already, so that each id is stored once.
      optionIds: optionIds.map((id) => options.get(id)?.id ?? id),
      price: offerPrice,
      measures,
      traits: traitsOf({ ...known, inStock: offerInStock }),
    }
  })
  const differing = new Set(offers.flatMap(({ optionIds }) => optionIds.map((id) => options.get(id)?.groupId)))
  const propertyIds = product.propertyIds.filter((id) => !differing.has(options.get(id)?.groupId))
  const seen = new Set<string>()
  const measuredBy = rows.flatMap(([id], index) => {
    const before = seen.size
    for (const symbol of Object.keys(offers[index]?.measures ?? {})) seen.add(symbol)
    return seen.size > before ? [id] : []
  })
  return { ...product, propertyIds, offers, summary: summarise(propertyIds, offers), measuredBy }
}

/** Offers with the same traits have the same list. */
const traitsOf = (offer: FilterFacts & { inStock: boolean }): readonly Trait[] => {
  const traits = TRAITS.filter((trait) => HAS_TRAIT[trait](offer))
  const key = traits.join(' ')
  const known = TRAIT_LISTS.get(key) ?? traits
  TRAIT_LISTS.set(key, known)
  return known
}

/** At most 32 lists. */
const TRAIT_LISTS = new Map<string, readonly Trait[]>()

const HAS_TRAIT: Record<Trait, (offer: FilterFacts & { inStock: boolean }) => boolean> = {
  'in-stock': ({ inStock }) => inStock,
  food: ({ food }) => food === true,
  antistatic: ({ antistatic }) => antistatic === true,
  atex: ({ atex }) => atex === true,
  'pfas-free': ({ pfas }) => pfas === false,
}

/** migrations/0012-filter-facts.sql */
interface FilterFacts {
  measures?: Record<string, number>
  food?: boolean
  antistatic?: boolean
  atex?: boolean
  pfas?: boolean
}

type OptionRow = Record<'id' | 'groupId', string>

type FamilyRow = Record<string, unknown> &
  Omit<ListedFamily, 'offers' | 'summary' | 'measuredBy'> & {
    price: number | null
    inStock: boolean
    facts: FilterFacts
  }

type VariantRow = [id: string, optionIds: string[], price: number | null, inStock: boolean, facts: FilterFacts]
