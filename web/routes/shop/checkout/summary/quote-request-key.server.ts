import { createHash, randomBytes } from 'node:crypto'
import { toAddressValues } from '#web/customer/address/store-address.server.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import type { ChosenAddresses } from '#web/routes/shop/checkout/address/choice.server.ts'

/** Hex digits of the parts that follow the hash: the shown part, the form's own, and its context's. */
const PART = 16

const partOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, PART)

const contextPart = (contextToken: string, rest: string): string => partOf([contextToken, rest])

type ShownLine = Pick<QuoteRequestPosition, 'id' | 'format' | 'cutLength' | 'note' | 'reference'>

/**
 * Returns the part of a key for what a summary shows beyond its cart's hash.
 * @param lines none for the embedded shop, whose hash has them. That of a Shopware has no payload.
 * @param chosen undefined for a guest, who gets another context with another address.
 */
export const shownPart = (lines: readonly ShownLine[], chosen?: ChosenAddresses): string =>
  partOf([
    lines.map(({ id, format, cutLength, note, reference }) => [id, format, cutLength, note, reference]),
    [chosen?.defaultBillingAddress, chosen?.defaultShippingAddress].map(
      (address) => address && [address.id, address.phoneNumber, toAddressValues(address)],
    ),
  ])

/**
 * Returns the key of a form that sends a cart. It begins with the part that the visitor confirms. Each form has a part of
 * its own: at a Shopware a customer has one context in all browsers.
 */
function newQuoteRequestKey(contextToken: string, confirmed: string): string {
  const rest = confirmed + randomBytes(PART / 2).toString('hex')
  return rest + contextPart(contextToken, rest)
}

/** Whether a key was made in this context. A new address begins a new context at the shop. */
export const belongsTo = (key: string, contextToken: string): boolean =>
  key.slice(-PART) === contextPart(contextToken, key.slice(0, -PART))

/** Returns the hash in a key. */
export const confirmedHash = (key: string): string => key.slice(0, -3 * PART)

/** Returns the part in a key that `shownPart` made. */
export const confirmedPart = (key: string): string => key.slice(-3 * PART, -2 * PART)

/**
 * Returns the key of a summary: the one before if this browser saw it for the same cart. Its tabs share one.
 * @param hash of the cart; empty for a shop without hashes, and then every cart is accepted.
 */
export const keyOfSummary = (before: string | undefined, contextToken: string, shown: string, hash = ''): string =>
  before !== undefined && belongsTo(before, contextToken) && before.slice(0, -2 * PART) === hash + shown
    ? before
    : newQuoteRequestKey(contextToken, hash + shown)
