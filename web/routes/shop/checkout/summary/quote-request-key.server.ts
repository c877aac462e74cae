import { createHash } from 'node:crypto'

/** Hex digits of the part that follows the hash. */
const SESSION_PART = 32

/**
 * Names what the visitor confirms: this cart, by its hash, in this session. The same summary has the same key in every
 * tab. A new address makes a new session at the shop, and a cart that is filled again has another hash.
 * @param hash of the cart; absent at a shop that gives none, and then any cart is taken.
 */
export const quoteRequestKey = (contextToken: string, hash = ''): string =>
  hash +
  createHash('sha256')
    .update(JSON.stringify([contextToken, hash]))
    .digest('hex')
    .slice(0, SESSION_PART)

/** The hash in a key. */
export const confirmedHash = (key: string): string => key.slice(0, -SESSION_PART)
