import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import { type Concept, OPTION_POINTS, optionStemsOf, sizePoints } from '#backend/search/query/understand.ts'
import { toConceptSql } from './concept-sql.ts'
import type { PickedVariant, VariantFilter } from './search-store.ts'
import { toVariantSql } from './variant-sql.ts'

/** Picks the best variant of each product: by options and sizes in the term, then by catalogue order. */
export async function pickVariants(
  db: Database,
  products: readonly string[],
  concepts: readonly Concept[],
  { optionsWith }: LocaleIndex,
  given: VariantFilter | undefined,
): Promise<Map<string, PickedVariant>> {
  if (products.length === 0) return new Map()
  const filter = toVariantSql(given)
  const scores = concepts.flatMap((concept) => {
    const ids = [...new Set(optionStemsOf(concept).flatMap(optionsWith))]
    const { size } = toConceptSql(concept)
    const cases = [
      ...(size ? [sql`when ${size.has} then ${sizePoints(concept)}::integer`] : []),
      ...(ids.length > 0 ? [sql`when v.option_ids && ${sql.param(ids)}::text[] then ${OPTION_POINTS}::integer`] : []),
      ...(size ? [sql`when ${size.fits} then 1`] : []),
    ]
    return cases.length > 0 ? [sql`case ${sql.join(cases, sql` `)} else 0 end`] : []
  })
  const score = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0`
  const { rows } = await db.execute<PickedVariant & Record<string, unknown>>(sql`
    with scored as (
      select v.id, v.product_id, v.position, v.price, v.stock, ${score} as score from search_variant v
      where v.product_id = any(${sql.param([...products])}::text[]) ${filter ? sql`and ${filter}` : sql``}
    ), family as (
      select product_id, max(score) as most, min(score) as least, count(*) as variants, min(price) as lowest,
        max(price) as highest, bool_or(price is null) as "someOnRequest", sum(stock) as stock
      from scored group by product_id
    ), best as (
      select distinct on (product_id) id, family.* from scored join family using (product_id)
      where score = most order by product_id, position, id
    )
    select b.product_id as "productId", v.id, v.number, v.image, v.price, v.stock, v.is_cut as "isCut",
      v.option_ids as "optionIds", b.most > b.least or b.variants = 1 or ${filter !== undefined}::boolean as "isDistinct",
      b.variants::integer as variants, b.lowest as "lowestPrice",
      b.lowest <> b.highest or (b.lowest is not null and b."someOnRequest") as "hasRange", b.stock::integer as "totalStock"
    from best b join search_variant v on v.id = b.id`)
  return new Map(rows.map((row) => [row.productId, row]))
}

/** Reads variants that were found by their numbers. */
export async function readFoundVariants(db: Database, ids: readonly string[]): Promise<Map<string, PickedVariant>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<PickedVariant & Record<string, unknown>>(sql`
    select product_id as "productId", id, number, image, price, stock, is_cut as "isCut", option_ids as "optionIds",
      true as "isDistinct", 1 as variants, price as "lowestPrice", false as "hasRange", stock as "totalStock"
    from search_variant where id = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
