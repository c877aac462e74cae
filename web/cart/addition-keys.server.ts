import { createHash } from 'node:crypto'
import type { LineIdentity, CartItemInput } from './cart-changes.ts'

/** 32 hex digits: the shop's format of an id. */
const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const contentOf = ({ productId, plasticFormat, cutLength, note, reference, carries }: LineIdentity) => [
  productId,
  plasticFormat && [plasticFormat.strength, plasticFormat.width, plasticFormat.length],
  cutLength,
  ...(note || reference || carries ? [note, reference, carries] : []),
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
