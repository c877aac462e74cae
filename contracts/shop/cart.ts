import type { Media } from './media.ts'
import type { CalculatedPrice } from './product.ts'
/** Sheet size in mm: strength x width x length. */
export interface PlasticFormat {
  strength: number
  width: number
  length: number
}

/** Data that the shop stores with a line and returns. The first keys are ours, those from the product number the shop's. */
export interface LineItemPayload {
  description?: string
  plastic_format?: PlasticFormat
  /** mm. */
  cut_length?: number
  /** The buyer's note and own number of the line. */
  note?: string
  reference?: string
  /** Id of the chain guide that a C-profile carries, so that both are shown together. */
  carries?: string
  /** Key of the line's files, see contracts/attachments; by default the id of the line. */
  attachments?: string
  /** Id of the line to which this one was added. It no longer counts, and is removed when the cart is read next. */
  joined?: string
  productNumber?: string
  options?: { group: string; option: string }[]
  parentId?: string | null
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

/** Cart errors from this level on mean that something was not done. Those below are corrections and notices. */
export const ERROR_LEVEL = 20

export interface CartError {
  key: string
  /** 0 notice, 10 warning, 20 error. */
  level: number
  message: string
  messageKey: string
  /** Whether the cart cannot be ordered with it. */
  block?: boolean
  id?: string
  parameters?: Record<string, unknown>
}

export interface Cart {
  token?: string
  /**
   * Identifies the content of the cart. Sent along with an order, it prevents the order of another cart. Every response
   * of Shopware has it, though its published types do not.
   */
  hash?: string
  price: {
    netPrice: number
    totalPrice: number
    positionPrice: number
    /** Of this cart's prices, as `taxState` of the context. */
    taxStatus?: string
    calculatedTaxes: { tax: number; taxRate: number; price: number }[]
  }
  lineItems?: LineItem[]
  deliveries?: { shippingCosts: CalculatedPrice }[]
  /** `[]` if there are none, else keyed by error id. */
  errors?: CartError[] | Record<string, CartError>
}

export interface NewLineItem {
  type: 'product'
  referencedId: string
  quantity: number
  payload?: LineItemPayload
  id?: string
}
/** A discount, by its code. */
export interface NewPromotion {
  type: 'promotion'
  referencedId: string
}
export interface ChangedLineItem {
  id: string
  type?: 'product'
  quantity?: number
  referencedId?: string
  payload?: LineItemPayload
}

/** Returns the cart's errors as a list, in whichever form the shop sent them. */
export const cartErrors = (cart: Cart): CartError[] =>
  Array.isArray(cart.errors) ? cart.errors : Object.values(cart.errors ?? {})
