import { createHash } from 'node:crypto'
import { type CartItemInput, lineContent, type LineIdentity } from './cart-changes.ts'

/** 32 hex digits: the shop's format of an id. */
const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

/** Id of a new line, derived from cart and content, so that all processes use the same id. */
export const lineIdOf = (contextToken: string | undefined, line: LineIdentity, attempt: number): string =>
  digestOf('line', contextToken, lineContent(line), attempt)

/**
 * Key of one addition, derived from the token of its form and its content. A visitor who goes back and changes the form
 * sends the same token, but means another addition.
 */
export const additionKey = (formToken: string, inputs: readonly CartItemInput[]): string =>
  digestOf(
    'addition',
    formToken,
    inputs.map((input) => [...lineContent(input), input.quantity]),
  )
