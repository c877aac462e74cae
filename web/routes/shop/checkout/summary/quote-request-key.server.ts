import { createHash } from 'node:crypto'

/** Hex digits of the part that follows the hash. */
const SESSION_PART = 32

/**
 * Returns the key of what the visitor confirms: a cart, by its hash, in a session. The same summary has the same key in
 * every tab. A new address begins a new session at the shop, and a cart that is filled again has another hash.
 * @param hash of the cart; undefined for a shop without hashes, and then every cart is accepted.
 */
export const quoteRequestKey = (contextToken: string, hash = ''): string =>
  hash +
  createHash('sha256')
    .update(JSON.stringify([contextToken, hash]))
    .digest('hex')
    .slice(0, SESSION_PART)

/** Returns the hash in a key. */
export const confirmedHash = (key: string): string => key.slice(0, -SESSION_PART)
