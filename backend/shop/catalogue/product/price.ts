import { struct } from '#backend/http/struct.ts'

/** A net amount in EUR for one piece. There is no tax: prices are net, and a quote request charges nothing. */
export const calculatedPrice = (unitPrice: number | null, quantity = 1) =>
  struct('calculated_price', priceFields(unitPrice, quantity))

/** The lowest price of the variants; `hasRange` if they differ. */
export const cheapestPrice = (min: number | null, max: number | null, variantId: string | null) =>
  struct('calculated_cheapest_price', { ...priceFields(min, 1), hasRange: min !== max, variantId })

function priceFields(price: number | null, quantity: number) {
  const unitPrice = price ?? 0
  const totalPrice = Math.round(unitPrice * quantity * 100) / 100
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: [struct('cart_tax_calculated', { tax: 0, taxRate: 0, price: totalPrice })],
    taxRules: [struct('cart_tax_rule', { taxRate: 0, percentage: 100 })],
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
  }
}
