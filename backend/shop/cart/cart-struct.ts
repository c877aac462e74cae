import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { struct } from '#backend/http/struct.ts'
import { PAYMENT_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { Cart, CartError } from '#contracts/shop/cart.ts'
import { errorsOf } from './cart-errors.ts'
import { cartHash } from './cart-hash.ts'
import type { CartProduct } from './cart-products.ts'
import type { CartLineRow } from './cart-rows.ts'
import { piecePrice, sumOf } from './line-price.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** A line with its product and price. */
export interface PricedLine extends Pick<CartLineRow, 'id' | 'quantity' | 'payload'> {
  product: CartProduct
  /** Net EUR for one piece; null means on request. */
  unitPrice: number | null
}

export const priceLine = ({ id, quantity, payload }: CartLineRow, product: CartProduct): PricedLine => ({
  id,
  quantity,
  payload,
  product,
  unitPrice: piecePrice(product, payload),
})

/**
 * Returns the cart as in the Store API. Prices on request count as 0 in its sums.
 * @param nonce of the cart's row; undefined if the cart is not stored.
 */
export function cartStruct(token: string, nonce: string | undefined, lines: PricedLine[], errors: CartError[]): Cart {
  const lineItems = lines.map(lineItemStruct)
  const total = sumOf(lineItems.map(({ price }) => price.totalPrice))
  return struct('cart', {
    token,
    name: token,
    price: struct('cart_price', {
      netPrice: total,
      totalPrice: total,
      positionPrice: total,
      rawTotal: total,
      taxStatus: 'net',
      calculatedTaxes: [struct('cart_tax_calculated', { tax: 0, taxRate: 0, price: total })],
      taxRules: [struct('cart_tax_rule', { taxRate: 0, percentage: 100 })],
    }),
    lineItems,
    errors: errorsOf(errors),
    hash: cartHash(nonce, lines),
    deliveries: lineItems.length === 0 ? [] : [struct('cart_delivery', { shippingCosts: calculatedPrice(0) })],
    transactions:
      lineItems.length === 0
        ? []
        : [struct('cart_transaction', { paymentMethodId: PAYMENT_METHOD.id, amount: calculatedPrice(total) })],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    extensions: {},
  })
}

export type LineItemStruct = ReturnType<typeof lineItemStruct>

function lineItemStruct({ id, quantity, payload, product, unitPrice }: PricedLine) {
  return struct('cart_line_item', {
    id,
    uniqueIdentifier: id,
    referencedId: product.id,
    type: 'product',
    label: product.name,
    quantity,
    good: true,
    removable: true,
    stackable: true,
    modified: false,
    cover: product.cover,
    price: calculatedPrice(unitPrice, quantity),
    payload: { ...payload, ...productPayload(product) },
    quantityInformation: struct('cart_quantity_information', {
      minPurchase: 1,
      maxPurchase: MAX_QUANTITY,
      purchaseSteps: 1,
    }),
    states: ['is-physical'],
    children: [],
  })
}

/** The shop's part of a line's payload. It has only those facts that a cart or a mail uses. */
export function productPayload({ productNumber, parentId, options, stock, price, facts }: CartProduct) {
  const { cut, format, dimensions, documents, food, atex, antistatic, pfas } = facts
  const kept = { priceOnRequest: price === null, cut, format, dimensions, documents, food, atex, antistatic, pfas }
  return {
    productNumber,
    ...(parentId === null ? {} : { parentId }),
    options,
    stock,
    customFields: { profilwerk: kept },
  }
}
