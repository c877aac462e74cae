import { sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { entityReader } from '#backend/shop/catalogue/product/product-aggregations.ts'
import { productFields } from '#backend/shop/catalogue/product/product-fields.ts'
import { IS_SHOWN, PRODUCT_JOIN } from '#backend/shop/catalogue/product/product-rows.ts'
import type { CriteriaField, EntityFields } from '#backend/shop/criteria/fields.ts'
import { aggregate } from '#backend/shop/criteria/aggregate.ts'
import { filtersSql } from '#backend/shop/criteria/filter-sql.ts'
import { summarise } from '#backend/shop/offers/offer.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import type { Candidate } from './candidates.ts'
import type { ListingInput } from './listing-criteria.ts'

/** Filters by their pointer in the request; all must hold. */
type FilterLists = Record<string, Filter[]>

/**
 * Filters candidates by criteria. As in a Shopware, a family is listed if one of its variants meets all of them. It has
 * only the offers that do.
 * @throws ShopError 400 as {@link filtersSql}.
 */
export async function filterCandidates<One extends Candidate>(
  context: ShopContext,
  candidates: One[],
  lists: FilterLists,
): Promise<One[]> {
  if (Object.values(lists).every((filters) => filters.length === 0)) return candidates
  const matching = await readMatchingOffers(context, lists)
  return candidates.flatMap((candidate) => {
    const found = matching.get(candidate.id)
    if (found === undefined) return []
    return found.isWhole ? [candidate] : [withOffers(candidate, new Set(found.places))]
  })
}

/** The filters `shipping-free`, `manufacturer` and `rating` of a listing in the words of criteria. */
export const toCriteria = ({ manufacturer, rating, ...input }: ListingInput): Filter[] => [
  ...(input['shipping-free'] && input['shipping-free-filter']
    ? [{ type: 'equals', field: 'shippingFree', value: true } as const]
    : []),
  ...(manufacturer.length > 0 && input['manufacturer-filter']
    ? [{ type: 'equalsAny', field: 'manufacturerId', value: manufacturer } as const]
    : []),
  ...(rating !== undefined && input['rating-filter']
    ? [{ type: 'range', field: 'ratingAverage', parameters: { gte: rating } } as const]
    : []),
]

function withOffers<One extends Candidate>(candidate: One, places: ReadonlySet<number>): One {
  const offers = candidate.offers().filter((_, place) => places.has(place))
  return { ...candidate, offers: () => offers, summary: summarise(candidate.propertyIds, offers) }
}

interface MatchingOffers {
  /** Places among the family's offers. */
  places: number[]
  isWhole: boolean
}

/** Reads the matching offers of each family that has any. The order of its offers is that of `readListedFamilies`. */
async function readMatchingOffers(
  { db, languageCode }: ShopContext,
  lists: FilterLists,
): Promise<Map<string, MatchingOffers>> {
  const { join, where } = filtersSql(lists, listingFields(languageCode))
  const { rows } = await db.execute<{ id: string } & MatchingOffers & Record<string, unknown>>(sql`
    select ${FAMILY_ID} as id, array_agg(offer.place) as places,
      bool_or(p.parent_id is null) or count(*) = max(offer.siblings) as "isWhole"
    from ${PRODUCT_JOIN} join (
      select id, case when parent_id is null then 0
          else row_number() over (partition by parent_id order by position, id) - 1 end::int as place,
        count(*) over (partition by parent_id) as siblings
      from product where active
    ) offer on offer.id = p.id ${join}
    where ${IS_OFFER} and ${where}
    group by ${FAMILY_ID}`)
  return new Map(rows.map(({ id, places, isWhole }) => [id, { places, isWhole }]))
}

const FAMILY_ID = sql`coalesce(p.parent_id, p.id)`

/** Condition that a row can be bought: a variant, or a product without variants. */
const IS_OFFER = sql`${IS_SHOWN} and not exists (
  select from product child where child.parent_id = p.id and child.active)`

/** A row of a listing is a family: its variants are found by its id and number, too. */
const FAMILY_FIELDS: Record<string, CriteriaField> = {
  id: { kind: 'list', sql: sql`array[p.id, p.parent_id]`, members: sql`select id from product` },
  productNumber: {
    kind: 'list',
    sql: sql`array[p.product_number, parent.product_number]`,
    members: sql`select product_number from product`,
  },
}

function listingFields(language: LanguageCode): EntityFields {
  const { fields, ...entity } = productFields(language)
  return { ...entity, fields: { ...fields, ...FAMILY_FIELDS } }
}

/**
 * Computes the aggregations that a request names, of the offers that its filters find.
 * @param families ids of all that can be listed.
 * @throws ShopError 400 as {@link aggregate}.
 */
export const aggregateOffers = (
  context: ShopContext,
  families: string[],
  { filter, aggregations }: Pick<ListingInput, 'filter' | 'aggregations'>,
) =>
  aggregate(
    context.db,
    {
      from: PRODUCT_JOIN,
      rowId: sql`p.id`,
      countedId: FAMILY_ID,
      where: sql`${IS_OFFER} and ${FAMILY_ID} = any(${sql.param(families)}::text[])`,
      fields: listingFields(context.languageCode),
      filters: { '/filter': filter },
      readEntities: entityReader(context),
    },
    aggregations,
  )
