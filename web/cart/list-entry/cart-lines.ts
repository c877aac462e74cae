import type { LineItemPayload } from '#contracts/shop/cart.ts'
import { type CartItemInput, toCartItemInput } from '#web/cart/cart-changes.ts'
import type { ListLine } from './lines/list-line.ts'

/** A line of a cart or a quote request. */
interface ProductLine {
  referencedId?: string | null
  quantity?: number
  payload?: LineItemPayload
}

/** The lines of a cart or a quote request as a list. */
export function toListLines(lines: readonly ProductLine[]): ListLine[] {
  const numbers = new Map(lines.map(({ referencedId, payload }) => [referencedId, payload?.productNumber ?? '']))
  return lines.map(({ referencedId, ...line }) => {
    const input = toCartItemInput({ ...line, ...(referencedId ? { referencedId } : {}) })
    return {
      number: numbers.get(input.productId) ?? '',
      pieces: String(input.quantity),
      size: sizeText(input),
      note: input.note ?? '',
      reference: input.reference ?? '',
      // A guide that is not in the cart any more carries nothing.
      carries: numbers.get(input.carries) ?? '',
    }
  })
}

function sizeText({ cutLength, plasticFormat }: CartItemInput): string {
  if (plasticFormat) return [plasticFormat.strength, plasticFormat.width, plasticFormat.length].join(' x ')
  return cutLength === undefined ? '' : String(cutLength)
}
