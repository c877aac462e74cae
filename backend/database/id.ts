import { createHash, randomBytes } from 'node:crypto'

/** Kinds of things whose id follows from their key, so that a second import finds them again. */
export type KeyedKind =
  | 'category'
  | 'cross-selling'
  | 'delivery-time'
  | 'media'
  | 'product'
  | 'property-group'
  | 'property-option'
  | 'seo-url'

/** 32 lower-case hex digits, as the Store API spells ids; the same key always gives the same id. */
export const idOf = (kind: KeyedKind, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32)

/** A fresh random id: 32 lower-case hex digits. */
export const newId = (): string => randomBytes(16).toString('hex')
