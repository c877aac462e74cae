import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#backend/database/schema/columns.ts'
import { factsInSql } from '#backend/database/schema/fallback.ts'
import { summarise, TRAITS, type CandidateOffer, type OfferSummary, type Trait } from './offer.ts'
import type { Measure } from './offer.ts'

/** A family's offers and what can be said of them, without what its own row says. */
export interface FamilyOffers {
  /**
   * The family's own properties, without those of a group by which its variants differ. They hold for each offer, too.
   */
  propertyIds: string[]
  /** Its variants, or the product itself if it has none. */
  offers: CandidateOffer[]
  summary: OfferSummary
  /** Measures of its offers, in the catalogue's order. */
  measures: Record<LanguageCode, Measure[]>
}

/** Families whose variants are read at once: a statement of 100,000 variants would delay all others. */
const AT_ONCE = 50

/** Computes the offers of these families from the rows of their products, some families at once. */
export async function* computeFamilyOffers(
  db: Database,
  ids: readonly string[],
): AsyncGenerator<Map<string, FamilyOffers>> {
  if (ids.length === 0) return
  const { rows: options } = await db.execute<OptionRow>(sql`select id, group_id as "groupId" from property_option`)
  const optionOf = new Map(options.map((row) => [row.id, row]))
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const families = (await readFamilyRows(db, ids.slice(from, from + AT_ONCE))).map((row) => toFamily(row, optionOf))
    const measuresOf = await readMeasures(
      db,
      families.flatMap(({ measuredBy }) => measuredBy),
    )
    yield new Map(
      families.map(({ id, measuredBy, ...family }) => [id, { ...family, measures: measuresOf(measuredBy) }]),
    )
  }
}

async function readFamilyRows(db: Database, ids: readonly string[]): Promise<FamilyRow[]> {
  const wanted = sql`${sql.param([...ids])}::text[]`
  const { rows } = await db.execute<FamilyRow>(sql`
    select id, property_ids as "propertyIds", filter_facts as facts,
      json_build_array(id, '{}'::text[], price_net, coalesce(stock > 0, false), '{}'::json) as own, variants
    from product family left join (
      select parent_id, json_agg(
        json_build_array(id, option_ids || property_ids, price_net, coalesce(stock > 0, false), filter_facts) order by position, id
      ) as variants from product where active and parent_id = any(${wanted}) group by parent_id
    ) child on child.parent_id = family.id
    where family.id = any(${wanted})`)
  return rows
}

type Computed = Omit<FamilyOffers, 'measures'> & {
  id: string
  /** Products whose facts name all measures of the offers; mostly the first variant alone. */
  measuredBy: string[]
}

function toFamily(row: FamilyRow, optionOf: ReadonlyMap<string, OptionRow>): Computed {
  const rows = row.variants ?? [row.own]
  const offers = rows.map(([, optionIds, price, inStock, ownFacts]): CandidateOffer => {
    const { measures = {}, ...known } = { ...row.facts, ...ownFacts }
    return { optionIds, price, measures, traits: traitsOf({ ...known, inStock }) }
  })
  const differing = new Set(offers.flatMap(({ optionIds }) => optionIds.map((id) => optionOf.get(id)?.groupId)))
  const propertyIds = row.propertyIds.filter((id) => !differing.has(optionOf.get(id)?.groupId))
  const seen = new Set<string>()
  const measuredBy = rows.flatMap(([id], index) => {
    const before = seen.size
    for (const symbol of Object.keys(offers[index]?.measures ?? {})) seen.add(symbol)
    return seen.size > before ? [id] : []
  })
  return { id: row.id, propertyIds, offers, summary: summarise(propertyIds, offers), measuredBy }
}

const traitsOf = (offer: FilterFacts & { inStock: boolean }): readonly Trait[] =>
  TRAITS.filter((trait) => HAS_TRAIT[trait](offer))

const HAS_TRAIT: Record<Trait, (offer: FilterFacts & { inStock: boolean }) => boolean> = {
  'in-stock': ({ inStock }) => inStock,
  food: ({ food }) => food === true,
  antistatic: ({ antistatic }) => antistatic === true,
  atex: ({ atex }) => atex === true,
  'pfas-free': ({ pfas }) => pfas === false,
}

async function readMeasures(db: Database, ids: string[]) {
  const columns = LANGUAGE_CODES.map(
    (code) => sql`coalesce(${factsInSql('p', code)} -> 'dimensions',
      ${factsInSql('parent', code)} -> 'dimensions') as ${sql.identifier(code)}`,
  )
  const { rows } = await db.execute<{ id: string } & Record<LanguageCode, Measure[] | null>>(sql`
    select p.id, ${sql.join(columns, sql`, `)} from product p left join product parent on parent.id = p.parent_id
    where p.id = any(${sql.param(ids)}::text[])`)
  const found = new Map(rows.map((row) => [row.id, row]))
  const measuresIn = (measuredBy: readonly string[], code: LanguageCode): Measure[] => {
    const measures = new Map<string, Measure>()
    for (const { symbol, name, unit } of measuredBy.flatMap((id) => found.get(id)?.[code] ?? [])) {
      if (!measures.has(symbol)) measures.set(symbol, { symbol, name, unit })
    }
    return [...measures.values()]
  }
  return (measuredBy: readonly string[]): Record<LanguageCode, Measure[]> => ({
    de: measuresIn(measuredBy, 'de'),
    en: measuresIn(measuredBy, 'en'),
    nl: measuresIn(measuredBy, 'nl'),
    cs: measuresIn(measuredBy, 'cs'),
  })
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

type VariantRow = [id: string, optionIds: string[], price: number | null, inStock: boolean, facts: FilterFacts]

type FamilyRow = Record<string, unknown> & {
  id: string
  propertyIds: string[]
  facts: FilterFacts
  own: VariantRow
  variants: VariantRow[] | null
}
