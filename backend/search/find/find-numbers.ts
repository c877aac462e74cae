import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { type FoundVariant, NUMBER_LIMITS, type SimilarVariant, type VariantFilter } from './search-store.ts'
import { nearestVariantNumbers, swappedKeys } from './nearest-numbers.ts'
import { toVariantSql } from './variant-sql.ts'

const { minPrefix, mostNumbers, minSimilar, candidates } = NUMBER_LIMITS

/** Finds variants by their numbers: those of the keys, then those that begin with the first key, the shortest first. */
export async function findNumbers(
  db: Database,
  keys: readonly string[],
  given: VariantFilter | undefined,
): Promise<FoundVariant[]> {
  const [whole = ''] = keys
  if (keys.length === 0) return []
  const filter = toVariantSql(given)
  const begins = whole.length >= minPrefix ? sql`or v.number_key like ${`${whole}%`}` : sql``
  const { rows } = await db.execute<{ id: string; productId: string; key: string; isWhole: boolean }>(sql`
    select v.id, v.product_id as "productId", v.number_key as key, v.number_key = any(${sql.param([...keys])}::text[]) as "isWhole"
    from search_variant v
    where (v.number_key = any(${sql.param([...keys])}::text[]) ${begins}) ${filter ? sql`and ${filter}` : sql``}
    order by "isWhole" desc, length(v.number_key), v.product_id, v.position, v.number_key limit ${mostNumbers}`)
  return rows.map(({ isWhole, ...row }) => ({ ...row, reason: isWhole ? 'number' : 'number-prefix' }))
}

/** Finds the variants with the most similar numbers, for a key that none begins with. */
export async function findSimilarNumbers(
  db: Database,
  [whole = '']: readonly string[],
  given: VariantFilter | undefined,
): Promise<SimilarVariant[]> {
  if (whole.length < minSimilar || !/\d/.test(whole)) return []
  const filter = toVariantSql(given)
  const isSwapped = sql`(${sql.join(
    swappedKeys(whole).map((key) => sql`v.number_key like ${`${key}%`}`),
    sql` or `,
  )})`
  const { rows } = await db.execute<{ id: string; productId: string; number: string; key: string }>(sql`
    select v.id, v.product_id as "productId", v.number, v.number_key as key from search_variant v
    where (v.number_key % ${whole} or ${isSwapped}) ${filter ? sql`and ${filter}` : sql``}
    order by ${isSwapped} desc, similarity(v.number_key, ${whole}) desc, abs(length(v.number_key) - ${whole.length}::integer), v.number_key
    limit ${candidates}`)
  return nearestVariantNumbers(whole, rows).map((row) => ({ ...row, reason: 'similar' }))
}
