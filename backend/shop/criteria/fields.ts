import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

interface Scalar {
  kind: 'id' | 'text' | 'number' | 'boolean' | 'date'
  sql: SQL
  /** A join, by its name, whose columns the value needs: once per query, however many fields share it. */
  base?: { name: string; join: SQL }
  /** True if the value needs another query: it is computed once per row, however many filters name it. */
  costly?: true
  /** True if indexes find the beginnings and ends of its lower-case text. */
  indexed?: true
}

/** A column of ids, or of texts of the rows that belong to this one. It equals each of its values. */
interface List {
  kind: 'list'
  sql: SQL
  /** True if the values need another query, as of a scalar. */
  costly?: true
  /** A query of one column with all possible values. Searches run through them once instead of in each row. */
  members: SQL
}

/** Texts of other rows, whose ids this row has: the names of its options. */
export interface Referenced {
  kind: 'list'
  /** The texts, for a sort. */
  sql: SQL
  costly: true
  ids: RowIds
  /** A query of two columns, id and text. It runs once, and rows are then compared by their ids. */
  texts: SQL
}

/** Ids in a column, or by a name if they need another query. */
export interface RowIds {
  sql: SQL
  costly?: string
}

/** Texts that a row has by ids. */
export const referenced = (ids: RowIds, texts: SQL): Referenced => ({
  kind: 'list',
  costly: true,
  ids,
  texts,
  // All texts in one value: a join would read their rows for each row.
  sql: sql`array(select (select jsonb_object_agg(given.id, given.value) from (${texts}) given (id, value)) ->> own.id
    from unnest(${ids.sql}) own (id))`,
})

/**
 * A field that criteria may name, and its SQL. Text is searched without regard to case, as in Shopware, ids exactly.
 */
export type CriteriaField = Scalar | List | Referenced

/** Fields of an entity by their names in the Store API. */
export interface EntityFields {
  /** `product`. Fields may have it as a prefix: `product.id`. */
  entity: string
  fields: Record<string, CriteriaField>
  /** Fields that a merchant names: custom fields. */
  dynamic?: (name: string) => CriteriaField | undefined
  /** Fields and associations that a Shopware has and hides from the Store API. */
  hidden?: readonly string[]
}
