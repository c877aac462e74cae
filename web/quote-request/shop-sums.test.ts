import { expect, test } from 'vitest'
import type { Cart } from '#contracts/shop/cart.ts'
import type { Order } from '#contracts/shop/order.ts'
import { sumsOfCart, sumsOfOrder } from './shop-sums.ts'

const price = (taxStatus: string, netPrice: number, totalPrice: number, positionPrice: number): Cart['price'] => ({
  taxStatus,
  netPrice,
  totalPrice,
  positionPrice,
  calculatedTaxes: [],
})

/** Figures of a Shopware 6.6.7.1: nine strips, ten per cent off; with shipping costs of 4.20 in the other rows. */
test.each([
  ['net', price('net', 47.79, 56.87, 47.79), { total: 47.79, net: undefined, shipping: 0 }],
  ['net, with shipping', price('net', 51.99, 61.87, 47.79), { total: 51.99, net: undefined, shipping: 4.2 }],
  ['gross', price('gross', 40.16, 47.79, 47.79), { total: 47.79, net: 40.16, shipping: 0 }],
  ['gross, with shipping', price('gross', 43.69, 51.99, 47.79), { total: 51.99, net: 43.69, shipping: 4.2 }],
  ['tax-free', price('tax-free', 51.99, 51.99, 47.79), { total: 51.99, net: undefined, shipping: 4.2 }],
])('the sums of a cart that is %s are in its tax state', (_, given, sums) => {
  expect(sumsOfCart({ price: given })).toMatchObject(sums)
})

test('lines besides products are named with their prices, and codes with theirs', () => {
  const line = (type: string, label: string, referencedId: string, totalPrice: number) => ({
    id: label,
    type,
    label,
    referencedId,
    quantity: 1,
    payload: {},
    price: { totalPrice },
  })
  const lineItems = [
    line('product', 'Strip', 'p', 53.1),
    line('promotion', 'Sommer', 'SOMMER10', -5.31),
    line('credit', 'Gutschrift', 'c', -2),
  ]
  expect(sumsOfCart({ price: price('net', 45.79, 54.49, 45.79), lineItems } as Cart).extras).toEqual([
    { id: 'Sommer', name: 'Sommer', price: -5.31, code: 'SOMMER10' },
    { id: 'Gutschrift', name: 'Gutschrift', price: -2, code: '' },
  ])
})

test('an order has the same sums', () => {
  const order = { amountTotal: 61.87, amountNet: 51.99, shippingTotal: 4.2, taxStatus: 'net' } as Order
  expect(sumsOfOrder(order)).toMatchObject({ total: 51.99, shipping: 4.2 })
  expect(sumsOfOrder({ ...order, taxStatus: 'gross' })).toMatchObject({ total: 61.87, net: 51.99 })
})
