import { newId } from '#backend/database/id.ts'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  changeStructs,
  isJsonObject,
  isOperation,
  type JsonObject,
  jsonObjectsIn,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

export interface Promotion {
  label: string
  percent: number
}

/** Discounts and shipping costs, as the company sets them. */
export interface SumRules {
  automatic: Promotion[]
  /** By code. */
  coded: Map<string, Promotion>
  /** EUR. */
  shipping: number
}

const cents = (amount: number): number => Math.round(amount * 100) / 100
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

interface Discount {
  id: string
  code: string
  label: string
  percent: number
}

/**
 * Discounts are lines of the type `promotion`. The sums of cart and order have them and the shipping costs (observed,
 * S9). A code is added as a line, too.
 */
export const discountSums =
  (rules: SumRules): ShopwareTrait =>
  (answer) => {
    /** Codes of a cart, and ids of their lines. */
    const entered = new Map<string, Map<string, string>>()
    /** By order number. */
    const ordered = new Map<unknown, { discounts: Discount[]; shipping: number }>()

    const discountsOf = (token: string): Discount[] => [
      ...rules.automatic.map((promotion) => ({ ...promotion, id: newId(), code: '' })),
      ...[...(entered.get(token) ?? [])].flatMap(([code, id]) => {
        const promotion = rules.coded.get(code)
        return promotion ? [{ ...promotion, id, code }] : []
      }),
    ]

    return async (call) => {
      const token = call.headers.get(CONTEXT_TOKEN) ?? ''
      const codes = entered.get(token) ?? new Map<string, string>()
      const items = jsonObjectsIn(call.body['items'])
      const code = items.length === 1 && items[0]?.['type'] === 'promotion' ? String(items[0]['referencedId']) : ''
      const ids: unknown[] = Array.isArray(call.body['ids']) ? call.body['ids'] : []
      const isTaken =
        isOperation(call, 'POST /checkout/cart/line-item/delete') && [...codes.values()].some((id) => ids.includes(id))
      if (rules.coded.has(code)) entered.set(token, codes.set(code, newId()))
      if (isTaken) for (const [known, id] of codes) if (ids.includes(id)) codes.delete(known)
      const isRead = rules.coded.has(code) || isTaken
      const given = await answer(isRead ? { ...call, method: 'GET', path: '/checkout/cart', body: {} } : call)
      const after = given.headers.get(CONTEXT_TOKEN) ?? token
      if (after !== token && codes.size > 0) entered.set(after, codes)
      const applied = { discounts: discountsOf(after), shipping: rules.shipping }
      if (isOperation(call, 'POST /checkout/order') && given.status < 300 && isJsonObject(given.json)) {
        ordered.set(given.json['orderNumber'], { ...applied, discounts: discountsOf(token) })
        entered.delete(token)
      }
      changeStructs(given.json, (alias, struct) => {
        if (alias === 'cart') reckonCart(struct, applied)
        const sums = alias === 'order' ? ordered.get(struct['orderNumber']) : undefined
        if (sums) reckonOrder(struct, sums)
      })
      return given
    }
  }

function reckonCart(cart: JsonObject, { discounts, shipping }: { discounts: Discount[]; shipping: number }) {
  const lines = jsonObjectsIn(cart['lineItems'])
  const price = cart['price']
  if (lines.length === 0 || !isJsonObject(price)) return
  const total = numberOf(price['totalPrice'])
  const [first] = lines
  const added = discounts.map((discount) => ({
    ...first,
    ...lineOf(discount),
    price: priceOf(discount, total, first?.['price']),
  }))
  cart['lineItems'] = [...lines, ...added]
  const positions = cents(total + added.reduce((sum, line) => sum + line.price.totalPrice, 0))
  Object.assign(price, { positionPrice: positions, netPrice: positions + shipping, totalPrice: positions + shipping })
}

function reckonOrder(order: JsonObject, { discounts, shipping }: { discounts: Discount[]; shipping: number }) {
  const total = numberOf(order['amountTotal'])
  const lines = jsonObjectsIn(order['lineItems'])
  const [first] = lines
  const added = discounts.map((discount, index) => ({
    ...first,
    ...lineOf(discount),
    position: lines.length + 1 + index,
    unitPrice: amountOf(discount, total),
    totalPrice: amountOf(discount, total),
  }))
  if (first) order['lineItems'] = [...lines, ...added]
  const positions = cents(total + discounts.reduce((sum, discount) => sum + amountOf(discount, total), 0))
  const sum = cents(positions + shipping)
  Object.assign(order, { positionPrice: positions, shippingTotal: shipping, amountNet: sum, amountTotal: sum })
}

const amountOf = ({ percent }: Discount, total: number): number => -cents((total * percent) / 100)

const lineOf = ({ id, code, label }: Discount) => ({
  id,
  label,
  type: 'promotion',
  referencedId: code,
  quantity: 1,
  good: false,
  cover: null,
  payload: { code, discountType: 'percentage' },
})

const priceOf = (discount: Discount, total: number, like: unknown) => ({
  ...(isJsonObject(like) ? like : {}),
  quantity: 1,
  unitPrice: amountOf(discount, total),
  totalPrice: amountOf(discount, total),
})
