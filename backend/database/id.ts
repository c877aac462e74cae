import { createHash, randomBytes } from 'node:crypto'

/** Kinds of entities whose id follows from their key, so that another import finds them again. */
export type KeyedKind =
  | 'category'
  | 'cross-selling'
  | 'delivery-time'
  | 'domain'
  | 'media'
  | 'media-thumbnail'
  | 'order-customer'
  | 'order-delivery'
  | 'order-document'
  | 'order-transaction'
  | 'photograph'
  | 'product'
  | 'property-group'
  | 'property-option'
  | 'seo-url'
  | 'snippet-set'

/** Returns the id for a key: 32 lower-case hex digits, as in the Store API. The same key always has the same id. */
export const idOf = (kind: KeyedKind, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32)

/** Returns a new random id: 32 lower-case hex digits. */
export const newId = (): string => randomBytes(16).toString('hex')
