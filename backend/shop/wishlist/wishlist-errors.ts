import { ShopError } from '#backend/http/shop-error.ts'

/** The error for a customer without a wishlist. */
export const noWishlist = (): ShopError =>
  new ShopError(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.')

/** The error for a product that is not on the wishlist. */
export const notOnWishlist = (productId: string): ShopError =>
  new ShopError(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', `Could not find wishlist product with id "${productId}"`, {
    parameters: { entity: 'wishlist product', field: 'id', value: productId },
  })

/** The error for a product that is on the wishlist already. */
export const alreadyOnWishlist = (): ShopError =>
  new ShopError(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist')
