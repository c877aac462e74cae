import type { SQL } from 'drizzle-orm'

/**
 * A field that criteria may name, and what it is in SQL. A `list` is a column of ids, which equals one of its ids.
 * Of text the search is without regard to case, as in a Shopware; of ids exact.
 */
export interface Field {
  kind: 'id' | 'text' | 'number' | 'boolean' | 'date' | 'list'
  sql: SQL
}

/** Fields of an entity by the name that the Store API has for them. */
export interface EntityFields {
  /** `product`: fields may be written with it, `product.id`. */
  entity: string
  fields: Record<string, Field>
}
