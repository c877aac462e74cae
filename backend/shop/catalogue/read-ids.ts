import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { EntityFields } from '#backend/shop/criteria/fields.ts'
import { filtersSql } from '#backend/shop/criteria/filter-sql.ts'
import type { Criteria } from '#backend/shop/criteria/read-criteria.ts'
import { sortsSql } from '#backend/shop/criteria/sort-sql.ts'

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
export async function readIds(db: Database, source: Source, criteria: Criteria): Promise<FoundIds> {
  const { ids, page, limit, sort } = criteria
  const where = sql.join(
    [
      source.where,
      filtersSql(criteria.filter, source.fields),
      filtersSql(criteria['post-filter'], source.fields, '/post-filter'),
      ids.length === 0
        ? sql`true`
        : sql`${source.id} in (${sql.join(
            ids.map((id) => sql`${id}`),
            sql`, `,
          )})`,
    ],
    sql` and `,
  )
  const order = sql.join([...sortsSql(sort, source.fields), source.order, source.id], sql`, `)
  const paging = limit === null ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${source.id} as id from ${source.from} where ${where} order by ${order} ${paging}`,
  )
  const found = rows.map(({ id }) => id)
  return {
    ids: ids.length > 0 && sort.length === 0 ? found.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)) : found,
    total: criteria['total-count-mode'] === 'none' ? found.length : await count(db, source.from, where),
  }
}

async function count(db: Database, from: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${from} where ${where}`)
  return rows[0]?.count ?? 0
}
