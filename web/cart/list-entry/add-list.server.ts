import type { Cart } from '#contracts/shop/cart.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import { type CartItemInput, findLine } from '#web/cart/cart-changes.ts'
import { LINE_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'
import { chunksOf } from './find-products.server.ts'

interface ListAddition {
  /** Whether each input is in the cart now, in the order of the inputs. */
  isAdded: boolean[]
  cart: Cart
  /** Why lines were not added, in the page's language. */
  reasons: string[]
  /** The shop's changes of added lines, such as a number of pieces. */
  corrections: string[]
}

/**
 * Puts a list into the cart, in batches as large as a cart. The cart is read once, then each batch is added to the
 * response of the one before. A refused batch does not keep the others out. If the shop accepts a batch in part, each
 * of its lines is looked up in the cart.
 */
export async function addListToCart(
  shop: ShopClient,
  session: Session,
  inputs: readonly CartItemInput[],
  formToken: string | undefined,
): Promise<ListAddition> {
  let cart = session.contextToken === undefined ? EMPTY_CART : await readCartFields(shop, LINE_FIELDS)
  const before = cart
  const reasons = new Set<string>()
  const corrections = new Set<string>()
  const isAdded: boolean[] = []
  for (const batch of chunksOf(inputs, MOST_LINES)) {
    const visitor = { contextToken: session.contextToken, formToken, cart }
    const result = await addToCart(shop, batch, visitor, { isPartial: true })
    if (result.added) {
      cart = result.cart
      for (const text of result.corrections) corrections.add(text)
      isAdded.push(...batch.map(() => true))
      continue
    }
    for (const text of result.reasons) reasons.add(text)
    cart = session.contextToken === undefined ? EMPTY_CART : await readCartFields(shop, LINE_FIELDS)
    isAdded.push(...batch.map((input) => piecesOf(cart, input) > piecesOf(before, input)))
  }
  return { isAdded, cart, reasons: [...reasons], corrections: [...corrections] }
}

const EMPTY_CART: Cart = { price: { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }, lineItems: [] }

/** Pieces of the line to which the input is added. */
const piecesOf = ({ lineItems }: Cart, input: CartItemInput): number => findLine(lineItems ?? [], input)?.quantity ?? 0
