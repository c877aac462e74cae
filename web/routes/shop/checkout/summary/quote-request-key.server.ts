import { createHash } from 'node:crypto'
import type { Session } from '#web/session/session.server.ts'

/** Hex digits of the part that follows the hash. */
const SESSION_PART = 32

/**
 * Returns the key of the confirmed data: a cart, by its hash, in a session. The same summary has the same key in every
 * tab. A new address begins a new session at the shop, and a cart that is filled again has another hash.
 * @param hash of the cart; undefined for a shop without hashes, and then every cart is accepted.
 * @param after number of the request that this browser sent before, for a customer in the same session. A Shopware has
 * the same hash for two carts with the same content.
 */
export const quoteRequestKey = (contextToken: string, hash = '', after?: string): string =>
  hash +
  createHash('sha256')
    .update(JSON.stringify([contextToken, hash, after]))
    .digest('hex')
    .slice(0, SESSION_PART)

/** Number of the request that a customer sent before in this session; undefined for a guest, whose session ends with it. */
export const sentBefore = ({ isSignedIn, sentQuoteRequest }: Session): string | undefined =>
  isSignedIn ? sentQuoteRequest?.number : undefined

/** Returns the hash in a key. */
export const confirmedHash = (key: string): string => key.slice(0, -SESSION_PART)
