import { idOf } from '#backend/database/id.ts'
import { LIVE_VERSION_ID, dateTime, rowFields, struct } from '#backend/http/struct.ts'
import { cartPrice } from '#backend/shop/cart/cart-price.ts'
import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { EURO_STRUCT } from '#backend/shop/master-data/currency.ts'
import { EURO, SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { COPY_FIELD, type Order } from '#contracts/shop/order.ts'
import { orderDocument } from './document/order-document.ts'
import { orderAddress } from './order-address.ts'
import { deliveryOf, orderLineItem, orderState, transactionOf } from './order-parts.ts'
import type { ShownOfOrder } from './order-parts.ts'
import type { StoredOrder } from './read-order.ts'

/** Parts of an order that was placed just now: all of them, but each address once and without its salutation. */
export const PLACED: ShownOfOrder = (association, below) =>
  !['billingAddress', 'documents'].includes(association) &&
  (association === 'orderCustomer' || below?.endsWith('salutation') !== true)

/**
 * Returns a quote request as an order of the Store API. Associations that are not shown are null.
 * @param language of the reader. A state has its name of today. Lines keep the words in which they were sent.
 * @param hasDocument whether this installation prints it.
 */
export function orderStruct(
  order: StoredOrder,
  shows: ShownOfOrder,
  language: LanguageCode,
  hasDocument = false,
): Order {
  const { id, billingAddress, shippingAddress, amountNet, lines, createdAt, customer } = order
  const addresses = [billingAddress, ...(shippingAddress.id === billingAddress.id ? [] : [shippingAddress])]
  const below = (association: string) => (name: string) => shows(association, name)
  const ifShown = <Value>(association: string, value: () => Value) => (shows(association) ? value() : null)
  return struct('order', {
    ...rowFields(createdAt),
    versionId: LIVE_VERSION_ID,
    ...(order.customerCopy === 'left-out' ? { customFields: { [COPY_FIELD]: 'left-out' } } : {}),
    id,
    orderNumber: order.orderNumber,
    orderDateTime: dateTime(createdAt),
    orderDate: `${createdAt.toISOString().slice(0, 10)}T00:00:00.000+00:00`,
    deepLinkCode: order.deepLinkCode,
    languageId: order.languageId,
    language: null,
    salesChannelId: SALES_CHANNEL_ID,
    currencyId: EURO.id,
    currencyFactor: 1,
    currency: ifShown('currency', () => EURO_STRUCT),
    taxStatus: 'net',
    amountTotal: amountNet,
    amountNet,
    positionPrice: amountNet,
    shippingTotal: 0,
    shippingCosts: calculatedPrice(0),
    price: cartPrice(amountNet),
    customerComment: order.customerComment,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    tags: null,
    createdById: null,
    updatedById: null,
    orderCustomer: struct('order_customer', {
      ...rowFields(createdAt),
      id: idOf('order-customer', id),
      versionId: LIVE_VERSION_ID,
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      title: customer.title ?? null,
      company: customer.company ?? null,
      vatIds: customer.vatIds?.length ? customer.vatIds : null,
      customerNumber: customer.customerNumber,
      salutationId: customer.salutationId,
      salutation: shows('orderCustomer', 'salutation') ? (customer.salutation ?? null) : null,
    }),
    billingAddressId: billingAddress.id,
    billingAddressVersionId: LIVE_VERSION_ID,
    billingAddress: ifShown('billingAddress', () => orderAddress(billingAddress, createdAt, below('billingAddress'))),
    addresses: ifShown('addresses', () =>
      addresses.map((address) => orderAddress(address, createdAt, below('addresses'))),
    ),
    stateMachineState: ifShown('stateMachineState', () =>
      orderState(order.cancelledAt ? 'cancelled' : 'open', language),
    ),
    lineItems: ifShown('lineItems', () => lines.map((line) => orderLineItem(line, createdAt, below('lineItems')))),
    deliveries: ifShown('deliveries', () => [deliveryOf(order, language, below('deliveries'))]),
    transactions: ifShown('transactions', () => [transactionOf(order, language, below('transactions'))]),
    documents: ifShown('documents', () => (hasDocument ? [orderDocument(order, language, below('documents'))] : [])),
  })
}
