import { changingStructs, type JsonObject, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** Bounds of the quantity of a product; without a largest one the shop's setting counts. */
export interface PurchaseRule {
  min: number
  steps: number
  max: number | null
}

/** Shopware's setting `core.cart.maxQuantity`. */
export const LARGEST_QUANTITY = 100
const NO_RULE: PurchaseRule = { min: 1, steps: 1, max: null }
export type PurchaseRules = ReadonlyMap<string, PurchaseRule>

/** Products and lines name the bounds of their quantity (recorded: parents, cart-add). */
export const purchaseRules = (rules: PurchaseRules): ShopwareTrait =>
  changingStructs((alias, struct) => {
    if (alias === 'product') {
      const { min, steps, max } = ruleOf(rules, struct['id'])
      Object.assign(struct, {
        minPurchase: min,
        purchaseSteps: steps,
        maxPurchase: max,
        calculatedMaxPurchase: max ?? LARGEST_QUANTITY,
      })
    }
    if (alias === 'cart_line_item') {
      const { min, steps, max } = ruleOf(rules, struct['referencedId'])
      const apiAlias = 'cart_quantity_information'
      struct['quantityInformation'] = {
        minPurchase: min,
        maxPurchase: max ?? LARGEST_QUANTITY,
        purchaseSteps: steps,
        apiAlias,
      }
    }
  })

const ruleOf = (rules: PurchaseRules, id: unknown): PurchaseRule => rules.get(String(id)) ?? NO_RULE

interface CorrectableLine {
  id: string
  referencedId: string
  quantity: number
}

/** A correction of level 10, made without asking. */
export interface QuantityCorrection {
  lineId: string
  kind: 'min-order-quantity' | 'product-stock-reached' | 'purchase-steps-quantity'
  quantity: number
}

/**
 * Corrects the quantities as its cart processor does: up to the least, down to the most, down to a step. Observed, A11:
 * 500 became 100, 1 became 2.
 */
export function correctQuantities<Line extends CorrectableLine>(lines: readonly Line[], rules: PurchaseRules) {
  const corrections: QuantityCorrection[] = []
  const corrected = lines.map((line) => {
    const { min, steps, max } = ruleOf(rules, line.referencedId)
    let { quantity } = line
    const correct = (kind: QuantityCorrection['kind'], right: number) => {
      if (right === quantity) return
      quantity = right
      corrections.push({ lineId: line.id, kind, quantity })
    }
    correct('min-order-quantity', Math.max(quantity, min))
    correct('product-stock-reached', Math.min(quantity, max ?? LARGEST_QUANTITY))
    correct('purchase-steps-quantity', min + Math.floor((quantity - min) / steps) * steps)
    return { ...line, quantity }
  })
  return { corrected, corrections }
}

/** Its messages are English sentences for developers, in every language (observed, A8). */
const MESSAGES: Record<QuantityCorrection['kind'], (name: string, quantity: number) => string> = {
  'min-order-quantity': (name, quantity) =>
    `The quantity of product ${name} did not meet the minimum order quantity threshold. The quantity has automatically been increased to ${quantity}`,
  'product-stock-reached': (name, quantity) => `The product ${name} is only available ${quantity} times`,
  'purchase-steps-quantity': (name, quantity) =>
    `Your input quantity does not match with the setup of the ${name}. The quantity was changed to ${quantity}`,
}

/** The errors of a cart for corrections, by key as in the Store API. */
export const correctionErrors = (
  corrections: readonly QuantityCorrection[],
  lineItems: readonly JsonObject[],
): JsonObject =>
  Object.fromEntries(
    corrections.flatMap(({ lineId, kind, quantity }) => {
      const line = lineItems.find(({ id }) => id === lineId)
      if (!line) return []
      const name = String(line['label'])
      const id = String(line['referencedId'])
      const key = `${kind}${id}`
      return [
        [
          key,
          {
            message: MESSAGES[kind](name, quantity),
            code: 0,
            id,
            name,
            quantity,
            key,
            level: 10,
            messageKey: kind,
            parameters: { name, quantity },
            block: false,
            blockResubmit: true,
          },
        ],
      ]
    }),
  )

/** The message of a product that is gone has a placeholder that is never filled (recorded: cart-add-unknown). */
export const developerMessages: ShopwareTrait = changingStructs((alias, struct) => {
  if (alias !== 'cart') return
  const errors = struct['errors']
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return
  for (const error of Object.values(errors)) {
    if (error?.messageKey === 'product-not-found') error.message = 'The product %s could not be found'
    if (error?.messageKey === 'promotion-not-found')
      error.message = `Promotion with code ${error.promotionCode} not found!`
  }
})
