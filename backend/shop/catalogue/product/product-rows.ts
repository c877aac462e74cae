import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { factsInSql, textInSql } from '#backend/database/schema/fallback.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** A product or variant with inherited values. A parent has the totals of its active variants. */
export interface ProductRecord {
  id: string
  parentId: string | null
  productNumber: string
  position: number
  /** Pieces; null where the catalogue does not say. */
  stock: number | null
  /** Net EUR; null means on request. */
  price: number | null
  /** kg. */
  weight: number | null
  deliveryTimeId: string | null
  coverId: string | null
  mediaIds: string[]
  name: string
  /** Empty if it was not wanted. */
  description: string
  metaDescription: string | null
  /** Texts that the product has in the language itself: null if it inherits them from its parent or another language. */
  own: { name: string | null; description: string | null; metaDescription: string | null }
  facts: Partial<ProductFacts>
  optionIds: string[]
  propertyIds: string[]
  categoryIds: string[]
  /** Milliseconds since 1970. */
  createdAt: number
  /** Number of active variants; 0 for a variant. */
  childCount: number
  /** Whether it, or of a parent any variant, is in stock; null if that is unknown. */
  isInStock: boolean | null
  /** Whether it, or of a parent each variant, is known to be in stock. */
  isAllInStock: boolean
  /** Days until an item that is not in stock is made: the longest delivery time. Null without one. */
  daysToMake: number | null
  minPrice: number | null
  maxPrice: number | null
  cheapestId: string | null
}

/** Whether neither the product nor, of a parent, any variant has a price. */
export const isOnRequest = ({ childCount, minPrice, price }: ProductRecord): boolean =>
  (childCount > 0 ? minPrice : price) === null

/** The join below all product SQL: `p` is the product, and `parent` its parent if it is a variant. */
export const PRODUCT_JOIN: SQL = sql`product p left join product parent on parent.id = p.parent_id`

/** Condition that neither the product nor its parent is inactive. */
export const IS_SHOWN: SQL = sql`p.active and coalesce(parent.active, true)`

/** The text in the requested language, inherited if the variant has none. */
export const textSql = (column: 'name' | 'description' | 'meta_description', language: LanguageCode): SQL =>
  textInSql(sql`coalesce(p.${sql.raw(column)}, parent.${sql.raw(column)})`, language)

/** The language's own text of a product that is not a variant, null where it falls back to another language. */
const ownTextSql = (column: 'name' | 'description' | 'meta_description', language: LanguageCode): SQL =>
  sql`p.${sql.raw(column)} ->> ${language}::text`

/** The ids of a list, inherited if the variant has none. */
export const listSql = (column: 'property_ids' | 'category_ids' | 'media_ids'): SQL =>
  sql`coalesce(nullif(p.${sql.raw(column)}, '{}'), parent.${sql.raw(column)}, '{}')`

/** Days of the longest delivery time. */
export const DAYS_TO_MAKE: SQL = sql`(select max * case unit when 'week' then 7 else 1 end from delivery_time
  where id = coalesce(p.delivery_time_id, parent.delivery_time_id))`

/** The facts to read. Shapes and tables are most of their bytes, and merging them takes longer than all other columns. */
export type WantedFacts = 'all' | 'none' | { without: readonly (keyof ProductFacts)[] }

function factsSql(table: 'p' | 'parent', wanted: WantedFacts, language: LanguageCode): SQL {
  if (wanted === 'none') return sql`'{}'::jsonb`
  const facts = factsInSql(table, language)
  return wanted === 'all' ? facts : sql`(${facts} - ${sql.param([...wanted.without])}::text[])`
}

interface WantedParts {
  facts?: WantedFacts
  /** Whether to read the longer texts: description and meta description. */
  descriptions?: boolean
}

/**
 * Reads the visible products of these ids in no particular order. Inherited values are made once a parent: a cart of
 * 1,000 lines has few parents, and their facts are long.
 */
export async function readProductRecords(
  db: Database,
  language: LanguageCode,
  ids: string[],
  { facts = 'all', descriptions = true }: WantedParts = {},
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const wanted = sql`${sql.param(ids)}::text[]`
  const longText = (column: 'description' | 'meta_description') =>
    descriptions ? textSql(column, language) : sql`null::text`
  const { rows } = await db.execute<ProductRecord & Record<string, unknown>>(sql`
    with inherited as materialized (
      select parent.id, ${factsSql('parent', facts, language)} as facts from product parent
      where parent.id in (select parent_id from product where id = any(${wanted}))
    )
    select p.id, p.parent_id as "parentId", p.product_number as "productNumber", p.position, p.stock,
      p.price_net::double precision as price, coalesce(p.weight, parent.weight) as weight,
      coalesce(p.delivery_time_id, parent.delivery_time_id) as "deliveryTimeId",
      coalesce(p.cover_id, parent.cover_id) as "coverId", ${listSql('media_ids')} as "mediaIds",
      ${textSql('name', language)} as name, coalesce(${longText('description')}, '') as description,
      ${longText('meta_description')} as "metaDescription",
      json_build_object('name', ${ownTextSql('name', language)}, 'description', ${ownTextSql('description', language)},
        'metaDescription', ${ownTextSql('meta_description', language)}) as own,
      coalesce(inherited.facts, '{}') || ${factsSql('p', facts, language)} as facts, p.option_ids as "optionIds",
      ${listSql('property_ids')} as "propertyIds", ${listSql('category_ids')} as "categoryIds",
      (extract(epoch from p.created_at) * 1000)::double precision as "createdAt",
      coalesce(children.count, 0) as "childCount",
      case when children.count > 0 then children.available else p.stock > 0 end as "isInStock",
      coalesce(children."allAvailable", p.stock > 0, false) as "isAllInStock",
      ${DAYS_TO_MAKE} as "daysToMake",
      children.min as "minPrice", children.max as "maxPrice", children.cheapest as "cheapestId"
    from ${PRODUCT_JOIN}
    left join inherited on inherited.id = p.parent_id
    left join lateral (
      select count(*)::int as count, bool_and(coalesce(stock > 0, false)) as "allAvailable",
        case when bool_or(stock > 0) then true when bool_and(stock is not null) then false end as available,
        min(price_net)::double precision as min, max(price_net)::double precision as max,
        (array_agg(id order by price_net nulls last, position, id))[1] as cheapest
      from product child where child.parent_id = p.id and child.active
    ) children on p.parent_id is null
    where p.id = any(${wanted}) and ${IS_SHOWN}`)
  return rows
}
