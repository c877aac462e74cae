import type { Cart, LineItem } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { LINE_FIELDS, removeJoinedLines } from './read-cart-fields.server.ts'

/**
 * Adds a line that became like another one to it. The other's new quantity and a mark on the line are one change of the
 * shop. The removal is a second. A marked line no longer counts, so that a failure between the two neither loses nor
 * doubles pieces. It is removed when the cart is read next.
 * @param pieces of the line, as the visitor wants them.
 */
export async function joinLines(shop: ShopClient, line: LineItem, alike: LineItem, pieces: number): Promise<Cart> {
  const items = [
    { id: alike.id, quantity: (alike.quantity ?? 1) + pieces },
    { id: line.id, quantity: line.quantity ?? 1, payload: { joined: alike.id } },
  ]
  const marked = await shop('PATCH /checkout/cart/line-item', { body: { items, includes: LINE_FIELDS } })
  return removeJoinedLines(shop, marked, LINE_FIELDS)
}
