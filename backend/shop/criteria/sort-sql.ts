import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CheckedCriteria } from './read-criteria.ts'
import { SQL_TYPES, fieldOf } from './field-value.ts'
import type { EntityFields } from './fields.ts'

/**
 * Returns the order of a search; rows without a value come last.
 * @throws ShopError 400 for an unknown field.
 */
export const sortsSql = (sorts: CheckedCriteria['sort'], entity: EntityFields): SQL[] =>
  sorts
    // There is no search term, so every row scores the same.
    .filter(({ field }) => field !== '_score')
    .map(({ field, order }, index) => {
      const { kind, sql: column } = fieldOf(entity, field, `/sort/${index}/field`)
      // Without its type a constant field would be read as the number of a column.
      const typed = sql`${column}::${sql.raw(kind === 'list' ? 'text[]' : SQL_TYPES[kind])}`
      return order === 'DESC' ? sql`${typed} desc nulls last` : sql`${typed} asc nulls last`
    })
