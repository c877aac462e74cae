import type { SQL } from 'drizzle-orm'

interface Scalar {
  kind: 'id' | 'text' | 'number' | 'boolean' | 'date'
  sql: SQL
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

/**
 * A field that criteria may name, and its SQL. Text is searched without regard to case, as in Shopware, ids exactly.
 */
export type CriteriaField = Scalar | List

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
