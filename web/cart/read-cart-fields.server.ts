import type { Cart, LineItem } from '#contracts/shop/cart.ts'
import type { Includes } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/action/form-action.server.ts'

/**
 * The parts of a cart that its pages show: `includes` of a request. The deliveries of a cart repeat each line, and the
 * price definitions of a line are as long again.
 */
export const CART_FIELDS: Includes = {
  cart: ['token', 'hash', 'price', 'lineItems', 'errors'],
  cart_line_item: [
    'id',
    'type',
    'referencedId',
    'label',
    'quantity',
    'cover',
    'price',
    'payload',
    'quantityInformation',
  ],
  media: ['url', 'metaData', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
}

/** The parts that identify a line, and the shop's messages about the cart. */
export const LINE_FIELDS: Includes = {
  cart: ['token', 'lineItems', 'errors'],
  cart_line_item: [
    'id',
    'type',
    'referencedId',
    'quantity',
    ...['productNumber', 'plastic_format', 'cut_length', 'note', 'reference', 'carries', 'attachments', 'joined'].map(
      (key) => `payload.${key}`,
    ),
  ],
}

/** The parts that the badge counts. */
export const COUNT_FIELDS: Includes = { cart: ['lineItems'], cart_line_item: ['type', 'quantity'] }

/** The products of a cart. A Shopware has promotions as lines, too. */
export const productsOf = ({ lineItems }: Cart): LineItem[] =>
  (lineItems ?? []).filter(({ type }) => type === 'product')

/** Reads the visitor's cart without what no page shows. */
export async function readCartFields(shop: ShopClient, includes = CART_FIELDS): Promise<Cart> {
  return removeJoinedLines(shop, await shop('GET /checkout/cart', { query: toQuery(includes) }), includes)
}

/** Removes the lines of a cart that were added to others (`joinLines`), if a failure left them there. */
export async function removeJoinedLines(shop: ShopClient, cart: Cart, includes: Includes): Promise<Cart> {
  const ids = (cart.lineItems ?? []).flatMap(({ id, payload }) => (payload?.joined ? [id] : []))
  if (ids.length === 0) return cart
  try {
    return await shop('POST /checkout/cart/line-item/delete', { body: { ids, includes } })
  } catch (error) {
    // Another tab was quicker.
    if (!isRefusal(error) || !error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND')) throw error
    return shop('GET /checkout/cart', { query: toQuery(includes) })
  }
}

/** As PHP reads a list in a query: `includes[cart][0]=price`. */
const toQuery = (includes: Includes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(includes).flatMap(([alias, names]) =>
      names.map((name, index) => [`includes[${alias}][${index}]`, name]),
    ),
  )
