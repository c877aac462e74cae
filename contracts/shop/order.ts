import type { LineItemPayload } from './cart.ts'
import type { Address, Salutation } from './customer.ts'
import type { Media } from './media.ts'

export interface OrderLineItem {
  id: string
  referencedId?: string
  productId?: string
  label: string
  quantity: number
  unitPrice?: number
  totalPrice?: number
  position?: number
  cover?: Media
  payload?: LineItemPayload
}

/** A quote request; the shop calls it an order. */
export interface Order {
  id: string
  /** The customer's number: `A-100023`. */
  orderNumber: string
  orderDateTime: string
  amountTotal?: number
  amountNet?: number
  customerComment?: string
  orderCustomer?: {
    email: string
    firstName: string
    lastName: string
    company?: string | null
    salutation?: Salutation
  }
  billingAddress?: Address
  addresses?: Address[]
  lineItems?: OrderLineItem[]
}
