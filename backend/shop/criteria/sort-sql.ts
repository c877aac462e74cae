import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Criteria } from './read-criteria.ts'
import { fieldOf } from './field-value.ts'
import type { EntityFields } from './fields.ts'

/**
 * The order of an answer, rows without a value last.
 * @throws ShopError 400 for a field that the entity lacks.
 */
export const sortsSql = (sorts: Criteria['sort'], entity: EntityFields): SQL[] =>
  sorts
    // There is no search term, so every row scores the same.
    .filter(({ field }) => field !== '_score')
    .map(({ field, order }, index) => {
      const column = fieldOf(entity, field, `/sort/${index}/field`).sql
      return order === 'DESC' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
    })
