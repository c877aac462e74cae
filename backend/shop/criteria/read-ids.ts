import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { EntityFields } from './fields.ts'
import { filtersSql } from './filter-sql.ts'
import type { CheckedCriteria } from './read-criteria.ts'
import { sortsSql } from './sort-sql.ts'

interface Source {
  /** What stands after `from`. */
  from: SQL
  id: SQL
  /** Rows that may be found at all. */
  where: SQL
  /** Order where the criteria ask for none. */
  order: SQL
  fields: EntityFields
}

export interface FoundIds {
  /** Of the page, in the asked order; in that of `ids` where they are given without a sort. */
  ids: string[]
  /** All that match when `total-count-mode` is exact, else those of the page. */
  total: number
}

/** Runs criteria: the ids of one page and the total. */
export async function readIds(db: Database, source: Source, criteria: CheckedCriteria): Promise<FoundIds> {
  const { ids, page, limit, sort, filter } = criteria
  const { join, where } = filtersSql({ '/filter': filter, '/post-filter': criteria['post-filter'] }, source.fields)
  const named = ids.length === 0 ? sql`true` : sql`${source.id} = any(${sql.param(ids)}::text[])`
  const matching = sql`from ${source.from} ${join} where ${source.where} and ${named} and ${where}`
  const order = sql.join([...sortsSql(sort, source.fields), source.order, source.id], sql`, `)
  const offset = limit === null ? 0 : (page - 1) * limit
  const withTotal = criteria['total-count-mode'] !== 'none'
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select ${source.id} as id, ${withTotal ? sql`count(*) over ()::int` : sql`0`} as total
    ${matching} order by ${order} limit ${limit} offset ${offset}`)
  const found = rows.map(({ id }) => id)
  const isBeyond = rows.length === 0 && offset > 0
  return {
    ids: ids.length > 0 && sort.length === 0 ? found.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)) : found,
    total: !withTotal ? found.length : isBeyond ? await count(db, matching) : (rows[0]?.total ?? 0),
  }
}

/** For a page behind the last row, which says nothing of the others. */
async function count(db: Database, matching: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching}`)
  return rows[0]?.count ?? 0
}
