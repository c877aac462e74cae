import type { SQL } from 'drizzle-orm'

interface Scalar {
  kind: 'id' | 'text' | 'number' | 'boolean' | 'date'
  sql: SQL
  /** True where it takes another query: it is made once a row, however many filters name it. */
  costly?: true
}

/** A column of ids, which equals one of its ids. */
interface List {
  kind: 'list'
  sql: SQL
  /** All ids that there are, as a query of one column: searches look through them once instead of in every row. */
  members: SQL
}

/**
 * A field that criteria may name, and what it is in SQL. Of text the search is without regard to case, as in a
 * Shopware; of ids exact.
 */
export type CriteriaField = Scalar | List

/** Fields of an entity by the name that the Store API has for them. */
export interface EntityFields {
  /** `product`: fields may be written with it, `product.id`. */
  entity: string
  fields: Record<string, CriteriaField>
}
