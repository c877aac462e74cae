import type { Cart } from '#contracts/shop/cart.ts'
import type { Includes } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/**
 * The parts of a cart that its pages show: `includes` of a request. The deliveries of a cart have each line once more,
 * and what a line was calculated from is as much again.
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
  media: ['url', 'metaData'],
}

/** The parts that tell one line from another, and what the shop says of the cart. */
export const LINE_FIELDS: Includes = {
  cart: ['token', 'lineItems', 'errors'],
  cart_line_item: [
    'id',
    'type',
    'referencedId',
    'quantity',
    ...['productNumber', 'plastic_format', 'cut_length', 'note', 'reference', 'carries', 'attachments'].map(
      (key) => `payload.${key}`,
    ),
  ],
}

/** The parts that the badge counts. */
export const COUNT_FIELDS: Includes = { cart: ['lineItems'], cart_line_item: ['type'] }

/** Reads the visitor's cart without what no page shows. */
export const readCartFields = (shop: ShopClient, includes = CART_FIELDS): Promise<Cart> =>
  shop('GET /checkout/cart', { query: toQuery(includes) })

/** As PHP reads a list in a query: `includes[cart][0]=price`. */
const toQuery = (includes: Includes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(includes).flatMap(([alias, names]) =>
      names.map((name, index) => [`includes[${alias}][${index}]`, name]),
    ),
  )
