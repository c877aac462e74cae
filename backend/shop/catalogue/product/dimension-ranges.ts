import { sql } from 'drizzle-orm'
import { factsInSql } from '#backend/database/schema/fallback.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

type Ranges = NonNullable<ProductFacts['ranges']>

/** Reads the smallest and largest value of each dimension among a parent's variants, by the parent's id. */
export const readRanges = cacheByVersion(async ({ db, languageCode }): Promise<Map<string, Ranges>> => {
  const { rows } = await db.execute<Ranges[number] & { parentId: string }>(sql`
    select child.parent_id as "parentId", measure ->> 'symbol' as symbol, min(measure ->> 'name') as name,
      min((measure ->> 'value')::double precision) as min, max((measure ->> 'value')::double precision) as max,
      min(measure ->> 'unit') as unit
    from product child,
      jsonb_array_elements(${factsInSql('child', languageCode)} -> 'dimensions') with ordinality as list(measure, place)
    where child.active and child.parent_id is not null
    group by child.parent_id, measure ->> 'symbol'
    order by child.parent_id, min(place)`)
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
  const rangeOf = ({ symbol, name, min, max, unit }: Ranges[number]) => ({ symbol, name, min, max, unit })
  return new Map([...byParent].map(([id, ranges]) => [id, ranges.map(rangeOf)]))
})
