import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Values that a query computes once per row, however often its condition names them. */
export interface RowValues {
  /** Returns the SQL that refers to the value. A name always refers to the same expression. */
  once(name: string, expression: SQL): SQL
  /** Returns the join that computes the values, for use after `from`. */
  join(): SQL
}

export function createRowValues(): RowValues {
  const values = new Map<string, SQL>()
  return {
    once(name, expression) {
      values.set(name, expression)
      return sql`once.${sql.identifier(name)}`
    },
    join() {
      if (values.size === 0) return sql``
      const columns = [...values].map(([name, expression]) => sql`${expression} as ${sql.identifier(name)}`)
      // Without an offset the planner would copy the expression to each reference.
      return sql`cross join lateral (select ${sql.join(columns, sql`, `)} offset 0) once`
    },
  }
}
