import { readTaxState } from '#contracts/shop/context.ts'
import type { Address } from '#contracts/shop/customer.ts'
import { placedLines } from '#contracts/shop/line-groups.ts'
import type { Order } from '#contracts/shop/order.ts'
import { toVatFact, type VatFact } from '#web/customer/vat/vat-fact.server.ts'
import {
  type QuoteRequestPosition,
  type QuoteRequestTotals,
  quoteRequestTotals,
  toPositions,
} from './quote-request-positions.ts'

import { isProductLine, sumsOfOrder } from './shop-sums.ts'

/** A quote request as it was sent, to be read and printed. */
export interface SentRequestView {
  /** ISO time. */
  sentAt: string
  lines: QuoteRequestPosition[]
  totals: QuoteRequestTotals
  billing: Address | undefined
  /** Undefined if it is the billing address. */
  shipping: Address | undefined
  comment: string
  /** VAT numbers of the customer at that time. */
  vat: VatFact | undefined
}

/** @param language of the order's texts, where it is not the page's. */
export function toSentRequest(order: Order, language?: string): SentRequestView {
  const taxState = readTaxState(order.taxStatus)
  const items = (order.lineItems ?? []).filter(isProductLine).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const lines = placedLines(toPositions(items, taxState, language), (line) => line).map(({ line }) => line)
  const shipping = order.deliveries?.[0]?.shippingOrderAddress ?? undefined
  return {
    sentAt: order.orderDateTime,
    lines,
    totals: quoteRequestTotals(lines, sumsOfOrder(order)),
    billing: order.billingAddress ?? undefined,
    shipping: shipping?.id === order.billingAddressId ? undefined : shipping,
    comment: order.customerComment ?? '',
    vat: toVatFact(order.orderCustomer?.vatIds),
  }
}
