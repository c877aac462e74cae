import { changingStructs, type JsonObject, type ShopwareTrait } from '#test/support/shopware/call.ts'
import type { GroupOf, TaxDisplay } from './customer-groups.ts'

const RATE = 19
const cents = (amount: number): number => Math.round(amount * 100) / 100
const taxIn = (gross: number): number => cents(gross - gross / (1 + RATE / 100))
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const taxRules = () => [{ taxRate: RATE, percentage: 100, apiAlias: 'cart_tax_rule' }]
const taxesOf = (gross: number) => [{ tax: taxIn(gross), taxRate: RATE, price: gross, apiAlias: 'cart_tax_calculated' }]

/** An operator may switch the tax display, and each response follows at once. A group may have its own. */
export const taxedPrices =
  (display: () => TaxDisplay, groupOf: GroupOf): ShopwareTrait =>
  (answer) => {
    const shown = { gross: grossPrices(answer), net: answer, 'tax-free': taxFreePrices(answer) }
    return async (call) => shown[(await groupOf(call))?.display ?? display()](call)
  }

/** As for Switzerland: net amounts, and no tax is named (observed). */
const taxFreePrices: ShopwareTrait = changingStructs((alias, struct) => {
  if (alias === 'context') struct['taxState'] = 'tax-free'
  if (alias === 'cart_price' || alias === 'order') struct['taxStatus'] = 'tax-free'
  if (alias === 'cart_price' || alias === 'calculated_price') struct['calculatedTaxes'] = []
})

/**
 * Its default customer group sees gross prices. The stored amounts include 19 % tax, sums name it, and the context says
 * so. Observed, A4; recorded: context-anonymous, cart-add, order-guest.
 */
const grossPrices: ShopwareTrait = changingStructs((alias, struct) => {
  if (alias === 'calculated_price' || alias === 'calculated_cheapest_price')
    Object.assign(struct, { calculatedTaxes: taxesOf(numberOf(struct['totalPrice'])), taxRules: taxRules() })
  if (alias === 'cart_price_quantity') struct['taxRules'] = taxRules()
  if (alias === 'cart_price') grossSum(struct)
  if (alias === 'order') {
    const total = numberOf(struct['amountTotal'])
    Object.assign(struct, { amountNet: cents(total - taxIn(total)), taxStatus: 'gross' })
  }
  if (alias === 'customer_group') struct['displayGross'] = true
  if (alias === 'context') struct['taxState'] = 'gross'
  if (alias === 'tax') Object.assign(struct, { taxRate: RATE, name: 'Standard rate' })
})

function grossSum(struct: JsonObject): void {
  const total = numberOf(struct['totalPrice'])
  Object.assign(struct, {
    netPrice: cents(total - taxIn(total)),
    taxStatus: 'gross',
    calculatedTaxes: taxesOf(total),
    taxRules: taxRules(),
  })
}
