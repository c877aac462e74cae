import { and, eq, inArray } from 'drizzle-orm'
import { cartLineItem } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Cart, CartError } from '#contracts/shop/cart.ts'
import { readCustomer } from '#backend/shop/customer/find-customer.ts'
import { readShippingLocation } from '#backend/shop/customer/shipping-location.ts'
import type { ShippingLocation } from '#backend/shop/customer/shipping-location.ts'
import { readSession } from '#backend/shop/session/session.ts'
import { cartError } from './cart-errors.ts'
import { type CartProduct, readCartProducts } from './cart-products.ts'
import { readStoredCart } from './cart-rows.ts'
import { cartStruct } from './cart-struct.ts'
import { priceLine } from './line-items/line-price.ts'

/** Returns the cart of the token in the language of the request. A cart that is not stored is empty. */
export const readCart = async (_given: object, context: ShopContext): Promise<Cart> =>
  context.isNewToken ? cartStruct({ token: context.token }, [], []) : respondWithCart(context)

/**
 * Returns the stored cart with these errors. Lines of inactive products are removed, and this response says so.
 * @param known products that the request has read already.
 */
export async function respondWithCart(
  context: ShopContext,
  errors: CartError[] = [],
  known: ReadonlyMap<string, CartProduct> = new Map(),
): Promise<Cart> {
  const { db, token, languageCode } = context
  const { nonce, lines } = await readStoredCart(db, token)
  const unknown = lines.map(({ productId }) => productId).filter((id) => !known.has(id))
  const products = new Map([...known, ...(await readCartProducts(context, unknown))])
  const gone = lines.filter(({ productId }) => !products.has(productId)).map(({ id }) => id)
  if (gone.length > 0) {
    await db.delete(cartLineItem).where(and(eq(cartLineItem.cartToken, token), inArray(cartLineItem.id, gone)))
  }
  const priced = lines.flatMap((line) => {
    const product = products.get(line.productId)
    return product === undefined ? [] : [priceLine(line, product)]
  })
  const missing = gone.map((id) => cartError('product-not-found', id, languageCode))
  const location = priced.length === 0 ? undefined : await locationOf(context)
  return cartStruct({ token, nonce, location }, priced, [...errors, ...missing])
}

async function locationOf(context: ShopContext): Promise<ShippingLocation> {
  const { db, token, languageCode } = context
  const session = await readSession(db, token)
  const customer = await readCustomer(db, languageCode, session)
  return readShippingLocation(context, session.countryId, customer?.activeShippingAddress ?? null)
}
