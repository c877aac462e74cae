import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { EURO, SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { struct } from '#backend/http/struct.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD, termStruct } from '#backend/shop/master-data/terms-of-trade.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import type { Order } from '#contracts/shop/order.ts'
import type { OrderedLine, StoredOrder } from './read-order.ts'

/** Returns a quote request as an order of the Store API, with its associations. */
export function orderStruct(order: StoredOrder): Order {
  const { id, billingAddress, shippingAddress, amountNet, lines } = order
  const language = order.languageId === GERMAN ? 'de' : 'en'
  const at = order.createdAt.toISOString()
  const open = struct('state_machine_state', {
    technicalName: 'open',
    name: language === 'de' ? 'Offen' : 'Open',
    translated: { name: language === 'de' ? 'Offen' : 'Open' },
  })
  const addresses = [billingAddress, ...(shippingAddress.id === billingAddress.id ? [] : [shippingAddress])]
  return struct('order', {
    id,
    orderNumber: order.orderNumber,
    orderDateTime: at,
    orderDate: at.slice(0, 10),
    createdAt: at,
    languageId: order.languageId,
    salesChannelId: SALES_CHANNEL_ID,
    currencyId: EURO.id,
    currencyFactor: 1,
    currency: struct('currency', { ...EURO, translated: { name: EURO.name, shortName: EURO.isoCode } }),
    taxStatus: 'net',
    amountTotal: amountNet,
    amountNet,
    positionPrice: amountNet,
    shippingTotal: 0,
    shippingCosts: calculatedPrice(0),
    price: struct('cart_price', { netPrice: amountNet, totalPrice: amountNet, positionPrice: amountNet }),
    customerComment: order.customerComment ?? undefined,
    orderCustomer: struct('order_customer', order.customer),
    billingAddressId: billingAddress.id,
    billingAddress: asOrderAddress(billingAddress),
    addresses: addresses.map(asOrderAddress),
    stateMachineState: open,
    lineItems: lines.map(lineStruct),
    deliveries: [
      struct('order_delivery', {
        shippingOrderAddress: asOrderAddress(shippingAddress),
        shippingMethod: termStruct('shipping_method', SHIPPING_METHOD, language),
        shippingCosts: calculatedPrice(0),
        trackingCodes: [],
        stateMachineState: open,
      }),
    ],
    transactions: [
      struct('order_transaction', {
        paymentMethodId: PAYMENT_METHOD.id,
        paymentMethod: termStruct('payment_method', PAYMENT_METHOD, language),
        amount: calculatedPrice(amountNet),
        stateMachineState: open,
      }),
    ],
    documents: [],
    customFields: {},
  })
}

const asOrderAddress = (address: StoredOrder['billingAddress']) => ({ ...address, apiAlias: 'order_address' })

function lineStruct({ id, productId, label, quantity, unitPrice, totalPrice, position, payload, cover }: OrderedLine) {
  return struct('order_line_item', {
    id,
    identifier: id,
    referencedId: productId,
    productId,
    type: 'product',
    label,
    quantity,
    // Prices on request are 0 here, too; `priceOnRequest` in the payload's facts distinguishes them.
    unitPrice: unitPrice ?? 0,
    totalPrice: totalPrice ?? 0,
    price: calculatedPrice(unitPrice, quantity),
    position,
    cover: cover ?? undefined,
    payload,
    good: true,
    removable: true,
    stackable: true,
    children: [],
  })
}
