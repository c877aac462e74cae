import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import { type Concept, optionStemsOf } from '#backend/search/query/understand.ts'
import { toConceptSql } from './concept-sql.ts'
import type { PickedVariant, VariantFilter } from './search-store.ts'
import { toVariantSql } from './variant-sql.ts'

/** Picks the best variant of each product: by options and sizes in the term, then by its place in the catalogue. */
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
      ...(size ? [sql`when ${size.has} then 2`] : []),
      ...(ids.length > 0 ? [sql`when v.option_ids && ${sql.param(ids)}::text[] then 2`] : []),
      ...(size ? [sql`when ${size.fits} then 1`] : []),
    ]
    return cases.length > 0 ? [sql`case ${sql.join(cases, sql` `)} else 0 end`] : []
  })
  const score = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0`
  const { rows } = await db.execute<PickedVariant & Record<string, unknown>>(sql`
    with scored as (
      select v.*, ${score} as score from search_variant v
      where v.product_id = any(${sql.param([...products])}::text[]) ${filter ? sql`and ${filter}` : sql``}
    ), compared as (
      select *, max(score) over family as most, min(score) over family as least, count(*) over family as variants,
        min(price) over family as lowest, max(price) over family as highest,
        bool_or(price is null) over family as "someOnRequest", sum(stock) over family as "totalStock"
      from scored window family as (partition by product_id)
    )
    select distinct on (product_id) product_id as "productId", id, number, image, price, stock, is_cut as "isCut",
      option_ids as "optionIds", score > least or variants = 1 or ${filter !== undefined}::boolean as "isDistinct", variants::integer as variants,
      lowest as "lowestPrice", lowest <> highest or (lowest is not null and "someOnRequest") as "hasRange",
      "totalStock"::integer as "totalStock"
    from compared where score = most order by product_id, position, id`)
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
