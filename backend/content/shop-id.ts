import { idOf, type KeyedKind } from '#backend/database/id.ts'

/** Returns the id for a key of the embedded shop's catalogue. An id of another shop stays as it is. */
export const shopId = (kind: KeyedKind, key: string): string => (/^[0-9a-f]{32}$/.test(key) ? key : idOf(kind, key))
