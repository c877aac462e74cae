import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Filter } from '#contracts/shop/criteria.ts'
import { comparisonSql } from './comparison-sql.ts'
import type { EntityFields } from './fields.ts'
import { createRowValues } from './row-values.ts'
import type { RowValues } from './row-values.ts'

const EVERYTHING = sql`true`

/** Lists of filters by their pointer in the request: `{ '/filter': [...] }`. */
type FilterLists = Record<string, Filter[]>

/**
 * Returns filters, all of which must hold, as one SQL condition and the join that it needs after `from`. A comparison
 * with a missing value does not hold, and its `not` does.
 * @throws ShopError 400 for an unknown field and for a value that the field cannot have.
 */
export function filtersSql(lists: FilterLists, entity: EntityFields): { join: SQL; where: SQL } {
  const values = createRowValues()
  const where = conditionSql(lists, entity, values)
  return { join: values.join(), where }
}

/** The condition alone, for a query with more values than those of its filters. */
export const conditionSql = (lists: FilterLists, entity: EntityFields, values: RowValues): SQL =>
  joined(
    Object.entries(lists).flatMap(([pointer, filters]) =>
      filters.map((filter, index) => filterSql(filter, entity, `${pointer}/${index}`, values)),
    ),
    'and',
  )

const filterSql = (filter: Filter, entity: EntityFields, pointer: string, values: RowValues): SQL =>
  'queries' in filter ? groupSql(filter, entity, pointer, values) : comparisonSql(filter, entity, pointer, values)

type Group = Extract<Filter, { queries: Filter[] }>

function groupSql(group: Group, entity: EntityFields, pointer: string, values: RowValues): SQL {
  const parts = group.queries.map((query, index) => filterSql(query, entity, `${pointer}/queries/${index}`, values))
  if (parts.length === 0) return EVERYTHING
  switch (group.type) {
    case 'and':
    case 'or':
      return joined(parts, group.type)
    case 'nand':
      return negated(joined(parts, 'and'))
    case 'nor':
      return negated(joined(parts, 'or'))
    case 'multi':
      return joined(parts, operatorOf(group.operator))
    case 'not':
      return negated(joined(parts, operatorOf(group.operator)))
  }
}

const operatorOf = (operator = 'and') => (operator.toLowerCase() === 'or' ? 'or' : 'and')

const joined = (parts: SQL[], operator: 'and' | 'or'): SQL =>
  parts.length === 0 ? EVERYTHING : sql`(${sql.join(parts, sql.raw(` ${operator} `))})`

const negated = (condition: SQL): SQL => sql`not coalesce(${condition}, false)`
