import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CriteriaField, RowIds } from './fields.ts'

/** Values that a query computes once per row, however often it names them. */
export interface RowValues {
  /** Returns the SQL that refers to the value. A name always refers to the same expression. */
  once(name: string, expression: SQL): SQL
  /** Returns the expression of a field, and joins its base. */
  expression(field: CriteriaField): SQL
  /** Returns the value of a field: a column, or computed once. */
  column(name: string, field: CriteriaField): SQL
  /** Returns the ids of a field. */
  ids(ids: RowIds): SQL
  /** Returns the joins that compute the values, for use after `from`. */
  join(): SQL
}

export function createRowValues(): RowValues {
  const values = new Map<string, SQL>()
  const bases = new Map<string, SQL>()
  const once = (name: string, expression: SQL) => {
    values.set(name, expression)
    return sql`once.${sql.identifier(name)}`
  }
  const expression = (field: CriteriaField) => {
    if ('base' in field && field.base) bases.set(field.base.name, field.base.join)
    return field.sql
  }
  return {
    once,
    expression,
    column: (name, field) => ('costly' in field ? once(name, expression(field)) : expression(field)),
    ids: ({ sql: ids, costly }) => (costly === undefined ? ids : once(costly, ids)),
    join() {
      const joins = [...bases.values()]
      if (values.size > 0) {
        const columns = [...values].map(([name, one]) => sql`${one} as ${sql.identifier(name)}`)
        // Without an offset the planner would copy the expression to each reference.
        joins.push(sql`cross join lateral (select ${sql.join(columns, sql`, `)} offset 0) once`)
      }
      return sql.join(joins, sql` `)
    },
  }
}
