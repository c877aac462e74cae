import { struct } from '#backend/http/struct.ts'

/** Returns the sums of a cart or order in EUR. All amounts are net, without tax. */
export const cartPrice = (total: number) =>
  struct('cart_price', {
    netPrice: total,
    totalPrice: total,
    positionPrice: total,
    rawTotal: total,
    taxStatus: 'net',
    calculatedTaxes: [struct('cart_tax_calculated', { tax: 0, taxRate: 0, price: total })],
    taxRules: [struct('cart_tax_rule', { taxRate: 0, percentage: 100 })],
  })
