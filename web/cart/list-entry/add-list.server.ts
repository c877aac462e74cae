import type { Cart } from '#contracts/shop/cart.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import { type CartItemInput, isSameLine, toCartItemInput } from '#web/cart/cart-changes.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'
import { chunksOf } from './find-products.server.ts'

/** Lines in one request, as many as the embedded shop takes. A shop responds with the whole cart to each. */
const MOST_ADDED_AT_ONCE = 500

interface ListAddition {
  /** Whether each input is in the cart now, in the order of the inputs. */
  isAdded: boolean[]
  cart: Cart
  /** In the shop's own words. */
  reasons: string[]
}

/**
 * Puts a list into the cart, in batches. A batch that the shop refuses does not keep the others out, and of a batch
 * that it accepts in part each line is looked up in the cart.
 */
export async function addListToCart(
  shop: ShopClient,
  session: Session,
  inputs: readonly CartItemInput[],
  formToken: string | undefined,
): Promise<ListAddition> {
  const before = session.contextToken === undefined ? EMPTY_CART : await shop('GET /checkout/cart')
  const reasons: string[] = []
  const isAdded: boolean[] = []
  let cart = before
  for (const batch of chunksOf(inputs, MOST_ADDED_AT_ONCE)) {
    const visitor = { contextToken: session.contextToken, formToken }
    const result = await addToCart(shop, batch, visitor, { isPartial: true })
    cart = result.added ? result.cart : await shop('GET /checkout/cart')
    if (!result.added) reasons.push(...result.reasons)
    for (const input of batch) isAdded.push(result.added || piecesOfLine(cart, input) > piecesOfLine(before, input))
  }
  return { isAdded, cart, reasons: [...new Set(reasons)] }
}

const EMPTY_CART: Cart = { price: { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }, lineItems: [] }

const piecesOfLine = ({ lineItems }: Cart, input: CartItemInput): number =>
  (lineItems ?? [])
    .map(toCartItemInput)
    .filter((line) => isSameLine(line, input))
    .reduce((sum, { quantity }) => sum + quantity, 0)
