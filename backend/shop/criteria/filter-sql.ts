import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Filter } from '#contracts/shop/criteria.ts'
import { fieldOf, valueOf } from './field-value.ts'
import type { Value } from './field-value.ts'
import type { EntityFields, Field } from './fields.ts'

const EVERYTHING = sql`true`

/**
 * Filters as one SQL condition; all must hold. A comparison with a missing value does not hold, and its `not` does.
 * @param pointer where the filters stand in the request.
 * @throws ShopError 400 for a field that the entity lacks and a value that the field cannot have.
 */
export const filtersSql = (filters: Filter[], entity: EntityFields, pointer = '/filter'): SQL =>
  joined(
    filters.map((filter, index) => filterSql(filter, entity, `${pointer}/${index}`)),
    'and',
  )

function filterSql(filter: Filter, entity: EntityFields, pointer: string): SQL {
  if ('queries' in filter) return groupSql(filter, entity, pointer)
  const field = fieldOf(entity, filter.field, `${pointer}/field`)
  const read = (given: Value) => valueOf(field, given, `${pointer}/value`)
  switch (filter.type) {
    case 'equals':
      return filter.value === null ? isMissing(field) : isAny(field, [read(filter.value)])
    case 'equalsAny':
      return isAny(field, listOf(filter.value).map(read))
    case 'equalsAll':
      return joined(
        listOf(filter.value).map((value) => isAny(field, [read(value)])),
        'and',
      )
    case 'contains':
      return isLike(field, `%${escaped(filter.value)}%`)
    case 'prefix':
      return isLike(field, `${escaped(filter.value)}%`)
    case 'suffix':
      return isLike(field, `%${escaped(filter.value)}`)
    case 'range':
      return rangeSql(field, filter.parameters, `${pointer}/parameters`)
  }
}

type Group = Extract<Filter, { queries: Filter[] }>

function groupSql(group: Group, entity: EntityFields, pointer: string): SQL {
  if (group.queries.length === 0) return EVERYTHING
  const parts = group.queries.map((query, index) => filterSql(query, entity, `${pointer}/queries/${index}`))
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

const isMissing = ({ kind, sql: column }: Field): SQL =>
  kind === 'list' ? sql`coalesce(cardinality(${column}), 0) = 0` : sql`${column} is null`

function isAny({ kind, sql: column }: Field, values: Value[]): SQL {
  const list = sql.join(
    values.map((value) => sql`${value}::${sql.raw(SQL_TYPES[kind])}`),
    sql`, `,
  )
  return kind === 'list' ? sql`${column} && array[${list}]` : sql`${column} in (${list})`
}

const SQL_TYPES: Record<Field['kind'], string> = {
  id: 'text',
  text: 'text',
  list: 'text',
  number: 'double precision',
  boolean: 'boolean',
  date: 'timestamptz',
}

const isLike = ({ kind, sql: column }: Field, pattern: string): SQL =>
  kind === 'list'
    ? sql`exists (select from unnest(${column}) as item where item ilike ${pattern})`
    : sql`${column}::text ilike ${pattern}`

const escaped = (text: string): string => text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function rangeSql(
  field: Field,
  bounds: Partial<Record<keyof typeof OPERATORS, string | number>>,
  pointer: string,
): SQL {
  const parts = Object.entries(OPERATORS).flatMap(([name, operator]) => {
    const bound = bounds[name as keyof typeof OPERATORS]
    if (bound === undefined) return []
    const value = valueOf(field, bound, `${pointer}/${name}`)
    return [sql`${field.sql} ${sql.raw(operator)} ${value}::${sql.raw(SQL_TYPES[field.kind])}`]
  })
  return joined(parts, 'and')
}

const listOf = (value: string | (string | number)[]): (string | number)[] =>
  typeof value === 'string' ? value.split('|') : value
