import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { SQL_TYPES, fieldOf } from './field-value.ts'
import type { EntityFields } from './fields.ts'
import { conditionSql } from './filter-sql.ts'
import type { CheckedCriteria } from './read-criteria.ts'
import { createRowValues, type RowValues } from './row-values.ts'

export interface Source {
  /** SQL after `from`. */
  from: SQL
  id: SQL
  /** Condition of the rows that may be found. */
  where: SQL
  /** Order if the criteria have no sort. */
  order: SQL
  fields: EntityFields
}

export interface FoundIds {
  /** Ids of the page in the requested order; in the order of `ids` if these are given without a sort. */
  ids: string[]
  /** All matching rows if `total-count-mode` is exact, else the rows of the page. */
  total: number
}

/** Runs criteria and returns the ids of one page and the total. */
export async function readIds(db: Database, source: Source, criteria: CheckedCriteria): Promise<FoundIds> {
  const { ids, page, limit, sort, filter } = criteria
  const values = createRowValues()
  const where = conditionSql({ '/filter': filter, '/post-filter': criteria['post-filter'] }, source.fields, values)
  const sorts = sortsSql(sort, source.fields, values)
  const oneOfIds = ids.length === 0 ? sql`true` : sql`${source.id} = any(${sql.param(ids)}::text[])`
  const matching = sql`from ${source.from} ${values.join()} where ${source.where} and ${oneOfIds} and ${where}`
  const order = sql.join([...sorts, source.order, source.id], sql`, `)
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

/** Counts the rows for a page after the last, whose result has no total. */
async function count(db: Database, matching: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching}`)
  return rows[0]?.count ?? 0
}

/**
 * Returns the order of a search; rows without a value come last.
 * @throws ShopError 400 for an unknown field.
 */
const sortsSql = (sorts: CheckedCriteria['sort'], entity: EntityFields, values: RowValues): SQL[] =>
  sorts
    // There is no search term, so every row scores the same.
    .filter(({ field }) => field !== '_score')
    .map(({ field, order }, index) => {
      const one = fieldOf(entity, field, `/sort/${index}/field`)
      // Without its type a constant field would be read as the number of a column.
      const type = sql.raw(one.kind === 'list' ? 'text[]' : SQL_TYPES[one.kind])
      const sortKey = sql`${values.column(field, one)}::${type}`
      return order === 'DESC' ? sql`${sortKey} desc nulls last` : sql`${sortKey} asc nulls last`
    })
