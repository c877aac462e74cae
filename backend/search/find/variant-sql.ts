import { sql, type SQL } from 'drizzle-orm'
import type { SearchRange } from '#contracts/search/search-request.ts'
import type { VariantFilter } from './search-store.ts'

/** Returns the condition that a row `v` of `search_variant` passes a filter; undefined without one. */
export function toVariantSql(filter: VariantFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined
  const conditions = filter.groups.map(({ chosen }) => sql`v.option_ids && ${sql.param([...chosen])}::text[]`)
  for (const { keys, range } of filter.ranges) {
    const within = keys.map((key) => isWithin(sql`(v.measure ->> ${key}::text)::double precision`, range))
    conditions.push(sql`(${sql.join(within, sql` or `)})`)
  }
  return sql.join(conditions, sql` and `)
}

const isWithin = (value: SQL, { min, max }: SearchRange): SQL =>
  sql`(${value} >= ${min ?? -Infinity}::double precision and ${value} <= ${max ?? Infinity}::double precision)`
