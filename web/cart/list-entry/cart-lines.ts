import type { Cart } from '#contracts/shop/cart.ts'
import { type CartItemInput, toCartItemInput } from '#web/cart/cart-changes.ts'
import type { ListLine } from './lines/list-line.ts'

/** The lines of a cart as a list. */
export function toListLines({ lineItems }: Cart): ListLine[] {
  const lines = (lineItems ?? []).filter(({ type }) => type === 'product')
  const numbers = new Map(lines.map(({ referencedId, payload }) => [referencedId, payload?.productNumber ?? '']))
  return lines.map((line) => {
    const input = toCartItemInput(line)
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
