import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

type Ranges = NonNullable<ProductFacts['ranges']>

/** From the smallest to the largest of each measure among a parent's variants, by the parent's id. */
export async function readRanges(
  db: Database,
  language: LanguageCode,
  parentIds: string[],
): Promise<Map<string, Ranges>> {
  if (parentIds.length === 0) return new Map()
  const { rows } = await db.execute<Ranges[number] & { parentId: string }>(sql`
    select child.parent_id as "parentId", measure ->> 'symbol' as symbol, min(measure ->> 'name') as name,
      min((measure ->> 'value')::double precision) as min, max((measure ->> 'value')::double precision) as max,
      min(measure ->> 'unit') as unit
    from product child,
      jsonb_array_elements(child.facts -> ${language}::text -> 'dimensions') with ordinality as list(measure, place)
    where child.active and child.parent_id in (${sql.join(
      parentIds.map((id) => sql`${id}`),
      sql`, `,
    )})
    group by child.parent_id, measure ->> 'symbol'
    order by child.parent_id, min(place)`)
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
  return new Map([...byParent].map(([id, ranges]) => [id, ranges.map(({ parentId: _, ...range }) => range)]))
}
