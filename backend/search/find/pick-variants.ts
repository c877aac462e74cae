import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { isNeeded, isNumber, variantPoints } from '#backend/search/query/variant-points.ts'
import { sizeSql } from './concept-sql.ts'
import type { PickedVariant, VariantFilter } from './search-store.ts'
import { toVariantSql } from './variant-sql.ts'

/**
 * Picks the best variant of each product: by options and sizes in the term, then by catalogue order. It is not distinct
 * if another one has as many points for other parts of the term. Nor is it if no variant has a number of the term.
 */
export async function pickVariants(
  db: Database,
  products: readonly string[],
  concepts: readonly Concept[],
  { optionsWith }: LocaleIndex,
  given: VariantFilter | undefined,
): Promise<Map<string, PickedVariant>> {
  if (products.length === 0) return new Map()
  const filter = toVariantSql(given)
  const scored = concepts.flatMap((concept) => {
    const points = pointsSql(concept, optionsWith)
    return points ? [{ points, isNeeded: isNeeded(concept) }] : []
  })
  const points = sql`array[${sql.join(
    scored.map((one) => one.points),
    sql`, `,
  )}]::integer[]`
  const numbersMet = scored.flatMap((one, index) => (one.isNeeded ? [sql`points[${index + 1}::integer] > 0`] : []))
  const { rows } = await db.execute<PickedVariant & Record<string, unknown>>(sql`
    with readings as (
      select v.product_id, ${points} as points, count(*) as variants, min(v.price) as lowest, max(v.price) as highest,
        bool_or(v.price is null) as "someOnRequest", sum(v.stock) as stock,
        bool_and(v.stock > 0) as "allInStock",
        min(lpad(v.position::text, 10, '0') || v.id collate "C") as first
      from search_variant v
      where v.product_id = any(${sql.param([...products])}::text[]) ${filter ? sql`and ${filter}` : sql``}
      group by v.product_id, points
    ), summed as (
      select *, (select coalesce(sum(one), 0) from unnest(points) as one) as score from readings
    ), family as (
      select product_id, max(score) as most, min(score) as least, sum(variants) as variants, min(lowest) as lowest,
        max(highest) as highest, bool_or("someOnRequest") as "someOnRequest", sum(stock) as stock,
        bool_and("allInStock") as "allInStock"
      from summed group by product_id
    ), best as (
      select s.product_id, substr(min(first), 11) collate "default" as id, sum(s.variants) as equal,
        count(*) = 1 and bool_and(${sql.join([sql`true`, ...numbersMet], sql` and `)}) as "isOneReading"
      from summed s join family f using (product_id) where score = most group by s.product_id
    )
    select b.product_id as "productId", v.id, v.number, v.image, v.price, v.stock, v.is_cut as "isCut",
      v.option_ids as "optionIds",
      (f.most > f.least and b."isOneReading") or f.variants = 1 or ${filter !== undefined}::boolean as "isDistinct",
      b.equal > 1 and ${filter === undefined}::boolean as "isOneOfSeveral",
      f.variants::integer as variants, f.lowest as "lowestPrice",
      f.lowest <> f.highest or (f.lowest is not null and f."someOnRequest") as "hasRange", f.stock::integer as "totalStock",
      f."allInStock"
    from best b join family f on f.product_id = b.product_id join search_variant v on v.id = b.id`)
  return new Map(rows.map((row) => [row.productId, row]))
}

/** Points of a row `v` for a concept; undefined for a word that no variant can have. */
function pointsSql(concept: Concept, optionsWith: LocaleIndex['optionsWith']): SQL | undefined {
  const size = sizeSql(concept)
  const cases = variantPoints(concept, optionsWith).flatMap((one) => {
    if ('optionIds' in one) {
      return [sql`when v.option_ids && ${sql.param([...one.optionIds])}::text[] then ${one.points}::integer`]
    }
    return size ? [sql`when ${size[one.size]} then ${one.points}::integer`] : []
  })
  // A number that nothing can have still tells that no variant has it.
  if (cases.length === 0) return isNumber(concept) ? sql`0` : undefined
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** Reads variants that were found by their numbers. */
export async function readFoundVariants(db: Database, ids: readonly string[]): Promise<Map<string, PickedVariant>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<PickedVariant & Record<string, unknown>>(sql`
    select product_id as "productId", id, number, image, price, stock, is_cut as "isCut", option_ids as "optionIds",
      true as "isDistinct", false as "isOneOfSeveral", 1 as variants, price as "lowestPrice", false as "hasRange",
      stock as "totalStock", stock > 0 as "allInStock"
    from search_variant where id = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
