import type { Media } from './media.ts'
import type { CalculatedPrice } from './product.ts'
/** Sheet size in mm: strength x width x length. */
export interface PlasticFormat {
  strength: number
  width: number
  length: number
}

/** What the shop stores with a line and hands back. The first three are ours, the rest is the shop's. */
export interface LineItemPayload {
  description?: string
  plastic_format?: PlasticFormat
  /** mm. */
  cut_length?: number
  productNumber?: string
  options?: { group: string; option: string }[]
  parentId?: string
  customFields?: Record<string, unknown> | null
}

export interface LineItem {
  id: string
  /** Product id. */
  referencedId?: string
  type: string
  label?: string
  quantity?: number
  cover: Media | null
  price?: CalculatedPrice
  payload?: LineItemPayload
  quantityInformation?: { minPurchase?: number; maxPurchase?: number; purchaseSteps?: number }
}

export interface CartError {
  key: string
  /** 0 notice, 10 warning, 20 error. */
  level: number
  message: string
  messageKey: string
  id?: string
  parameters?: Record<string, unknown>
}

export interface Cart {
  token?: string
  /**
   * Names what is in the cart: sent along with an order, it keeps another cart from being ordered. In every answer of a
   * Shopware, though not in its published types.
   */
  hash?: string
  price: {
    netPrice: number
    totalPrice: number
    positionPrice: number
    calculatedTaxes: { tax: number; taxRate: number; price: number }[]
  }
  lineItems?: LineItem[]
  deliveries?: { shippingCosts: CalculatedPrice }[]
  /** `[]` when there are none, else keyed by error id. */
  errors?: CartError[] | Record<string, CartError>
}

export interface NewLineItem {
  type: 'product'
  referencedId: string
  quantity: number
  payload?: LineItemPayload
  id?: string
}
export interface ChangedLineItem {
  id: string
  type?: 'product'
  quantity?: number
  referencedId?: string
  payload?: LineItemPayload
}

/** The cart's errors as a list, however the shop spelt them. */
export const cartErrors = (cart: Cart): CartError[] =>
  Array.isArray(cart.errors) ? cart.errors : Object.values(cart.errors ?? {})
