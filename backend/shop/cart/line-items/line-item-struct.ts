import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { createHash } from 'node:crypto'
import { dateTime, struct } from '#backend/http/struct.ts'
import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { TAX } from '#backend/shop/master-data/tax.ts'
import type { CartProduct } from '#backend/shop/cart/cart-products.ts'
import type { PricedLine } from './line-price.ts'

export type LineItemStruct = ReturnType<typeof lineItemStruct>

/** Returns a line of a cart as in the Store API. */
export function lineItemStruct({ id, quantity, payload, product, unitPrice }: PricedLine) {
  return struct('cart_line_item', {
    id,
    uniqueIdentifier: id,
    referencedId: product.id,
    type: 'product',
    label: product.name,
    description: null,
    quantity,
    good: true,
    removable: true,
    stackable: true,
    modified: false,
    modifiedByApp: false,
    shippingCostAware: true,
    requirement: null,
    cover: product.cover,
    price: calculatedPrice(unitPrice, quantity),
    priceDefinition: priceDefinition(unitPrice, quantity),
    payload: { ...payload, ...productPayload(product) },
    quantityInformation: struct('cart_quantity_information', {
      minPurchase: 1,
      maxPurchase: MOST_PIECES,
      purchaseSteps: 1,
    }),
    deliveryInformation: deliveryInformation(product),
    dataTimestamp: dateTime(new Date(product.createdAt)),
    dataContextHash: createHash('md5').update(`${product.id} ${unitPrice}`).digest('hex'),
    states: ['is-physical'],
    children: [],
  })
}

/** The basis of a line's price; null means on request. */
export const priceDefinition = (unitPrice: number | null, quantity: number) =>
  struct('cart_price_quantity', {
    type: 'quantity',
    price: unitPrice ?? 0,
    quantity,
    taxRules: [struct('cart_tax_rule', { taxRate: 0, percentage: 100 })],
    isCalculated: true,
    referencePriceDefinition: null,
    listPrice: null,
    regulationPrice: null,
  })

const deliveryInformation = ({ stock, weight, deliveryTime }: CartProduct) =>
  struct('cart_delivery_information', {
    stock: stock ?? 0,
    weight,
    freeDelivery: false,
    restockTime: null,
    height: null,
    width: null,
    length: null,
    deliveryTime:
      deliveryTime &&
      struct('cart_delivery_time', {
        name: deliveryTime.translated.name,
        min: deliveryTime.min,
        max: deliveryTime.max,
        unit: deliveryTime.unit,
      }),
  })

/** The shop's part of a line's payload. It has only those facts that a cart or a mail uses. */
export function productPayload(product: CartProduct) {
  const { productNumber, parentId, options, stock, price, facts, createdAt } = product
  const { cut, format, dimensions, documents, food, atex, antistatic, pfas } = facts
  const lineFacts = { priceOnRequest: price === null, cut, format, dimensions, documents, food, atex, antistatic, pfas }
  return {
    productNumber,
    parentId,
    options,
    optionIds: product.optionIds.length > 0 ? product.optionIds : null,
    propertyIds: product.propertyIds,
    categoryIds: product.categoryIds,
    streamIds: null,
    tagIds: null,
    manufacturerId: null,
    taxId: TAX.id,
    stock: stock ?? 0,
    isCloseout: false,
    isNew: false,
    markAsTopseller: false,
    releaseDate: null,
    createdAt: dateTime(new Date(createdAt)),
    features: [],
    customFields: { profilwerk: lineFacts },
  }
}
