import { createHash } from 'node:crypto'
import type { LineIdentity, CartItemInput } from './cart-changes.ts'

/** 32 hex digits: the shop's format of an id. */
const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const contentOf = ({ productId, plasticFormat, cutLength }: LineIdentity) => [
  productId,
  plasticFormat && [plasticFormat.strength, plasticFormat.width, plasticFormat.length],
  cutLength,
]

/** Id of a new line, derived from cart and content, so that all processes use the same id. */
export const lineIdOf = (contextToken: string | undefined, line: LineIdentity, attempt: number): string =>
  digestOf('line', contextToken, contentOf(line), attempt)

/**
 * Key of one addition, derived from the token of its form and its content. A visitor who goes back and changes the form
 * sends the same token, but means another addition.
 */
export const additionKey = (formToken: string, inputs: readonly CartItemInput[]): string =>
  digestOf(
    'addition',
    formToken,
    inputs.map((input) => [...contentOf(input), input.quantity]),
  )

/** Maximum number of remembered additions, about 100 bytes each. */
const MOST_REMEMBERED = 10_000
/** Time after which a form that is sent again is another addition, ms. */
const LIFE = 600_000

/** Additions of this process, oldest first, with their time of expiry. */
const made = new Map<string, number>()

/**
 * Whether this process made an addition lately. A shop that supports idempotency keys does not need it; a real Shopware
 * ignores them. Each process remembers only its own additions. With several processes, such a shop counts a repeated
 * form twice if another process receives it.
 * @param addition context token and key.
 */
export const isAddedHere = (addition: string, now = Date.now()): boolean => (made.get(addition) ?? 0) > now

/** Remembers an addition for ten minutes, or until 10,000 others were made. */
export function rememberAddition(addition: string, now = Date.now()): void {
  made.delete(addition)
  made.set(addition, now + LIFE)
  const [oldest] = made.keys()
  if (made.size > MOST_REMEMBERED && oldest !== undefined) made.delete(oldest)
}
