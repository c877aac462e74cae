import type { LineItemPayload } from './cart.ts'
import type { SearchResult } from './criteria.ts'
import type { Address, Salutation } from './customer.ts'
import type { Media } from './media.ts'

export interface OrderLineItem {
  id: string
  /** `product`, or a discount such as `promotion`. */
  type?: string
  /** Id of the line in the cart, at a Shopware. */
  identifier?: string
  referencedId?: string | null
  productId?: string | null
  label: string
  quantity: number
  unitPrice?: number
  totalPrice?: number
  position?: number
  cover?: Media | null
  payload?: LineItemPayload
}

/** Custom field of an order whose customer gets no copy by mail; its value is `left-out`. */
export const COPY_FIELD = 'profilwerk_copy'

/** A quote request; the shop calls it an order. */
export interface Order {
  id: string
  /** The customer's number: `A-100023`. */
  orderNumber: string
  orderDateTime: string
  amountTotal?: number
  amountNet?: number
  shippingTotal?: number
  /** Opens the order to a guest with the e-mail address and the zip code. */
  deepLinkCode?: string | null
  customerComment?: string | null
  /** Our shop's own: {@link COPY_FIELD}. */
  customFields?: Record<string, unknown> | null
  taxStatus?: string | null
  billingAddressId?: string
  orderCustomer?: {
    email: string
    firstName: string
    lastName: string
    company?: string | null
    /** Null without any. */
    vatIds?: string[] | null
    salutation?: Salutation | null
  }
  /** Null unless requested, as all associations. A new order has all of them but `billingAddress`. */
  billingAddress?: Address | null
  addresses?: Address[] | null
  lineItems?: OrderLineItem[] | null
  /** Null unless requested. `open`, `in_progress`, `completed`, `cancelled`, or a state of the shop's own. */
  stateMachineState?: { technicalName: string; translated: { name: string } } | null
  /** Null for an order that was placed just now. The embedded shop has one of each quote request: its PDF. */
  documents?: OrderDocument[] | null
  /** Null unless requested; the first one has the address of the goods. */
  deliveries?: { shippingOrderAddress?: Address | null }[] | null
}

/** A file of an order, downloaded by its id and its own `deepLinkCode`. */
export interface OrderDocument {
  id: string
  deepLinkCode: string
  orderId: string
  /** Number of its kind; that of the quote request, at the embedded shop. */
  documentNumber?: string | null
  config: { name?: string; title?: string; documentNumber?: string | null }
  /** `pdf`. */
  fileType?: string | null
  /** Null unless requested. */
  documentType?: { technicalName: string; name: string; translated: { name: string } } | null
  /** Null unless requested. It has no address of its own. */
  documentMediaFile?: { fileName: string; fileExtension: string; mimeType: string } | null
}

/** `open`, or `cancelled` once its sender withdrew it. */
export interface OrderState {
  technicalName: string
  name: string
  translated: { name: string }
}

export interface OrderList {
  orders: SearchResult<Order>
  /** By the order's id; `[]` if empty. */
  paymentChangeable: Record<string, boolean> | []
}
