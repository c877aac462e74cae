import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import type { SuccessResponse } from '#contracts/shop/customer.ts'
import { newListRow, withRows } from './list-rows.ts'
import { readShownNumbers, readWishlistRows } from './listed-products.ts'
import { lockWishlistOwner, storeWishlist } from './own-wishlist.ts'
import { alreadyOnWishlist, notOnWishlist, noWishlist } from './wishlist-errors.ts'

interface Given {
  path: { productId: string }
}

/**
 * Puts a product on the customer's wishlist, which begins with it.
 * @throws ShopError 403 for visitors and guests, 404 for an unknown product, 400 if it is listed already.
 */
export async function addToWishlist({ path }: Given, context: ShopContext): Promise<SuccessResponse> {
  const productId = checkId(path.productId)
  const isNew = await addProducts([productId], context, async (numbers) => {
    if (!numbers.has(productId)) throw noProduct(productId)
  })
  if (!isNew) throw alreadyOnWishlist()
  return struct('array_struct', { success: true })
}

/**
 * Puts the products of a visitor on the customer's wishlist. Those that are listed or unknown are passed over.
 * @throws ShopError 403 for visitors and guests, 400 without `productIds`.
 */
export async function mergeWishlist({ body }: { body: unknown }, context: ShopContext): Promise<SuccessResponse> {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'productIds') : undefined
  await addProducts(readProductIds(given), context)
  return struct('array_struct', { success: true })
}

/** Adds the products that are shown and not listed; returns whether there was any. */
function addProducts(
  productIds: string[] | undefined,
  context: ShopContext,
  check?: (numbers: ReadonlyMap<string, string>) => Promise<void>,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const owner = await lockWishlistOwner(tx, context)
    if (productIds === undefined) throw noProductIds()
    const numbers = await readShownNumbers(tx, productIds)
    await check?.(numbers)
    const rows = await readWishlistRows(tx, owner.text ?? '')
    const listed = new Set(rows.map(({ productId }) => productId))
    const added = productIds.flatMap((id) => (listed.has(id) ? [] : (numbers.get(id) ?? [])))
    if (added.length === 0) return false
    const text = withRows(owner.text ?? '', added.map(newListRow).join(''))
    await storeWishlist(tx, owner, text, context.languageCode)
    return true
  })
}

/**
 * Takes a product from the customer's wishlist, which ends with its last row.
 * @throws ShopError 403 for visitors and guests, 404 if there is none, or not this one.
 */
export async function removeFromWishlist({ path }: Given, context: ShopContext): Promise<SuccessResponse> {
  const productId = checkId(path.productId)
  await context.db.transaction(async (tx) => {
    const owner = await lockWishlistOwner(tx, context)
    if (owner.text === undefined) throw noWishlist()
    const rows = await readWishlistRows(tx, owner.text)
    const left = rows.filter((row) => row.productId !== productId)
    if (left.length === rows.length) throw notOnWishlist(productId)
    await storeWishlist(tx, owner, left.map(({ text }) => text).join(''), context.languageCode)
  })
  return struct('array_struct', { success: true })
}

/** Ids once each; undefined without a list. */
const readProductIds = (given: unknown): string[] | undefined =>
  Array.isArray(given) ? [...new Set(given.filter((id) => typeof id === 'string'))] : undefined

const noProduct = (productId: string): ShopError =>
  new ShopError(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${productId} not found.`, {
    parameters: { productId },
  })

const noProductIds = (): ShopError =>
  new ShopError(400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING', 'Parameter "productIds" is missing.')
