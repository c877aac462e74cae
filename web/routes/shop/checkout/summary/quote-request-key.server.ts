import { createHash, randomBytes } from 'node:crypto'

/** Hex digits of the parts that follow the hash: which form it is, and for whose context. */
const PART = 16

const contextPart = (contextToken: string, rest: string): string =>
  createHash('sha256')
    .update(JSON.stringify([contextToken, rest]))
    .digest('hex')
    .slice(0, PART)

/**
 * Returns the key of a form that sends a cart. It begins with the cart's hash. Each form has a part of its own: at a
 * Shopware a customer has one context in all browsers.
 * @param hash of the cart; empty for a shop without hashes, and then every cart is accepted.
 */
function newQuoteRequestKey(contextToken: string, hash = ''): string {
  const rest = hash + randomBytes(PART / 2).toString('hex')
  return rest + contextPart(contextToken, rest)
}

/** Whether a key was made in this context. A new address begins a new context at the shop. */
export const belongsTo = (key: string, contextToken: string): boolean =>
  key.slice(-PART) === contextPart(contextToken, key.slice(0, -PART))

/** Returns the hash in a key. */
export const confirmedHash = (key: string): string => key.slice(0, -2 * PART)

/** Returns the key of a summary: the one before if this browser saw it for the same cart. Its tabs share one. */
export const keyOfSummary = (shown: string | undefined, contextToken: string, hash = ''): string =>
  shown !== undefined && belongsTo(shown, contextToken) && confirmedHash(shown) === hash
    ? shown
    : newQuoteRequestKey(contextToken, hash)
