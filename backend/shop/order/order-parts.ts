import { idOf } from '#backend/database/id.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { LIVE_VERSION_ID, dateTime, rowFields, struct } from '#backend/http/struct.ts'
import { priceDefinition } from '#backend/shop/cart/line-items/line-item-struct.ts'
import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD, termStruct } from '#backend/shop/master-data/terms-of-trade.ts'
import { orderAddress } from './order-address.ts'
import type { OrderedLine, StoredOrder } from './read-order.ts'

/** Whether an association of an order, or one of an association, is shown. */
export type ShownOfOrder = (association: string, below?: string) => boolean

/** States of a quote request. Its delivery and payment stay open. Everything else happens outside the shop. */
const STATES = {
  open: { de: 'Offen', en: 'Open', nl: 'Open', cs: 'Otevřená' },
  cancelled: { de: 'Storniert', en: 'Cancelled', nl: 'Geannuleerd', cs: 'Zrušená' },
} as const satisfies Record<string, Record<LanguageCode, string>>

/** A state with its name of today. */
export const orderState = (technicalName: keyof typeof STATES, language: LanguageCode) => {
  const name = STATES[technicalName][language]
  return struct('state_machine_state', {
    ...rowFields(),
    name,
    technicalName,
    translated: { name, customFields: {} },
  })
}

const STATE_ID = '6f1d2c3b4a5968778695a4b3c2d1e0f1'

/** The only delivery of a quote request. */
export function deliveryOf(order: StoredOrder, language: LanguageCode, shows: (below: string) => boolean) {
  const at = order.createdAt
  return struct('order_delivery', {
    ...rowFields(at),
    id: idOf('order-delivery', order.id),
    versionId: LIVE_VERSION_ID,
    orderId: order.id,
    orderVersionId: LIVE_VERSION_ID,
    shippingOrderAddressId: order.shippingAddress.id,
    shippingOrderAddressVersionId: LIVE_VERSION_ID,
    shippingOrderAddress: shows('shippingOrderAddress')
      ? orderAddress(order.shippingAddress, at, (name) => shows(`shippingOrderAddress.${name}`))
      : null,
    shippingMethodId: SHIPPING_METHOD.id,
    shippingMethod: shows('shippingMethod') ? termStruct('shipping_method', SHIPPING_METHOD, language) : null,
    shippingCosts: calculatedPrice(0),
    shippingDateEarliest: dateTime(at),
    shippingDateLatest: dateTime(at),
    trackingCodes: [],
    stateId: STATE_ID,
    stateMachineState: shows('stateMachineState') ? orderState('open', language) : null,
    positions: null,
  })
}

/** The only payment of a quote request. Nothing is paid. */
export const transactionOf = (order: StoredOrder, language: LanguageCode, shows: (below: string) => boolean) =>
  struct('order_transaction', {
    ...rowFields(order.createdAt),
    id: idOf('order-transaction', order.id),
    versionId: LIVE_VERSION_ID,
    orderId: order.id,
    orderVersionId: LIVE_VERSION_ID,
    paymentMethodId: PAYMENT_METHOD.id,
    paymentMethod: shows('paymentMethod') ? termStruct('payment_method', PAYMENT_METHOD, language) : null,
    amount: calculatedPrice(order.amountNet),
    stateId: STATE_ID,
    stateMachineState: shows('stateMachineState') ? orderState('open', language) : null,
    captures: null,
    validationData: [],
  })

/** A line of a quote request as it was when the request was sent. */
export const orderLineItem = (line: OrderedLine, sentAt: Date, shows: (below: string) => boolean) =>
  struct('order_line_item', {
    ...rowFields(sentAt),
    id: line.id,
    versionId: LIVE_VERSION_ID,
    orderId: line.orderId,
    orderVersionId: LIVE_VERSION_ID,
    identifier: line.identifier ?? line.id,
    referencedId: line.productId,
    productId: line.productId,
    productVersionId: LIVE_VERSION_ID,
    promotionId: null,
    parentId: null,
    parentVersionId: LIVE_VERSION_ID,
    parent: null,
    type: 'product',
    label: line.label,
    description: null,
    quantity: line.quantity,
    // Prices on request are 0 here, too; `priceOnRequest` in the payload's facts distinguishes them.
    unitPrice: line.unitPrice ?? 0,
    totalPrice: line.totalPrice ?? 0,
    priceDefinition: priceDefinition(line.unitPrice, line.quantity),
    position: line.position,
    coverId: line.coverId,
    cover: shows('cover') ? line.cover : null,
    payload: line.payload,
    good: true,
    removable: true,
    stackable: true,
    states: ['is-physical'],
    children: null,
    downloads: shows('downloads') ? [] : null,
    orderDeliveryPositions: null,
  })
