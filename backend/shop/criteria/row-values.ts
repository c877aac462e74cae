import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Values that a query makes once a row, however often its condition names them. */
export interface RowValues {
  /** How the condition names the value: `name` stands for the same expression throughout. */
  once(name: string, expression: SQL): SQL
  /** The join that makes them; to be put behind `from`. */
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
      // Without an offset the planner would copy the expression to each place that names it.
      return sql`cross join lateral (select ${sql.join(columns, sql`, `)} offset 0) once`
    },
  }
}
