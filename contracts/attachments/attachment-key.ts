import type { LineItemPayload } from '#contracts/shop/cart.ts'

interface KeyedLine {
  id: string
  payload?: LineItemPayload
  /** Of an order's line: the id that it had in the cart. */
  identifier?: string
}

/**
 * The key of a line's files. A line that was put back after its removal has another id than before. Its payload has the
 * key of the old line.
 */
export const attachmentKeyOf = ({ id, payload, identifier }: KeyedLine): string =>
  payload?.attachments || identifier || id
