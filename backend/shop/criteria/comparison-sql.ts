import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Filter } from '#contracts/shop/criteria.ts'
import { SQL_TYPES, fieldOf, valueOf } from './field-value.ts'
import type { Value } from './field-value.ts'
import type { EntityFields, CriteriaField } from './fields.ts'
import type { RowValues } from './row-values.ts'

type Comparison = Exclude<Filter, { queries: Filter[] }>

/**
 * Returns the comparison of a field as SQL. A list matches if one of its ids does.
 * @throws ShopError 400 for an unknown field and for a value that the field cannot have.
 */
export function comparisonSql(filter: Comparison, entity: EntityFields, pointer: string, values: RowValues): SQL {
  const field = fieldOf(entity, filter.field, `${pointer}/field`)
  const column = () => values.column(filter.field, field)
  const isIndexed = 'indexed' in field
  const read = (given: Value, at = 'value') => valueOf(field, given, `${pointer}/${at}`)
  const array = (given: Value[]) =>
    arrayOf(
      field,
      given.map((one) => read(one)),
    )
  switch (filter.type) {
    case 'equals':
      return filter.value === null ? isMissing() : isAny(array([filter.value]))
    case 'equalsAny':
      return isAny(array(listOf(filter.value)))
    case 'equalsAll': {
      const all = array(listOf(filter.value))
      return field.kind === 'list' ? sql`${column()} @> ${all}` : sql`${column()} = all(${all})`
    }
    case 'contains':
      return matchesText(`%${escaped(filter.value)}%`)
    case 'prefix':
      return isIndexed
        ? sql`lower(${column()}) like lower(${`${escaped(filter.value)}%`})`
        : matchesText(`${escaped(filter.value)}%`)
    case 'suffix':
      return isIndexed
        ? sql`reverse(lower(${column()})) like lower(${`${escaped(reversed(filter.value))}%`})`
        : matchesText(`%${escaped(filter.value)}`)
    case 'range': {
      const { parameters } = filter
      const bounds = BOUNDS.flatMap(([name, operator]) => {
        const bound = parameters[name]
        return bound === undefined ? [] : [{ operator, value: read(bound, `parameters/${name}`) }]
      })
      if (bounds.length === 0) return sql`true`
      return meets((one) =>
        sql.join(
          bounds.map(
            ({ operator, value }) => sql`${one} ${sql.raw(operator)} ${value}::${sql.raw(SQL_TYPES[field.kind])}`,
          ),
          sql` and `,
        ),
      )
    }
  }

  /** Applies a condition to the field's value, or to those of a list. Matching ids are looked up once per query. */
  function meets(condition: (one: SQL) => SQL): SQL {
    if (field.kind !== 'list') return sql`(${condition(column())})`
    const value = sql`member.value`
    return 'texts' in field
      ? sql`${values.ids(field.ids)} && array(select member.id from (${field.texts}) member (id, value) where ${condition(value)})`
      : sql`${column()} && array(select value from (${field.members}) member (value) where ${condition(value)})`
  }

  function isAny(array: SQL): SQL {
    if ('texts' in field) return meets((one) => sql`${one} = any(${array})`)
    return field.kind === 'list' ? sql`${column()} && ${array}` : sql`${column()} = any(${array})`
  }

  function isMissing(): SQL {
    if (field.kind !== 'list') return sql`${column()} is null`
    return sql`coalesce(cardinality(${'texts' in field ? values.ids(field.ids) : column()}), 0) = 0`
  }

  /** Ignores case. The lower-case text is computed once per row, the pattern once per query. */
  function matchesText(pattern: string): SQL {
    if (field.kind === 'list') return meets((one) => sql`lower(${one}) like lower(${pattern})`)
    const small = values.once(`small ${filter.field}`, sql`lower(${values.expression(field)}::text)`)
    return sql`${small} like lower(${pattern})`
  }
}

const BOUNDS = [
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
] as const

const arrayOf = ({ kind }: CriteriaField, values: Value[]): SQL =>
  sql`${sql.param(values)}::${sql.raw(SQL_TYPES[kind])}[]`

const escaped = (text: string): string => text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)

const reversed = (text: string): string => [...text].toReversed().join('')

const listOf = (value: string | (string | number)[]): (string | number)[] =>
  typeof value === 'string' ? value.split('|') : value
