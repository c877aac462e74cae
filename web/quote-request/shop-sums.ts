import type { Cart } from '#contracts/shop/cart.ts'
import { readTaxState } from '#contracts/shop/context.ts'
import type { Order } from '#contracts/shop/order.ts'

/** A line besides the products: a discount, or a surcharge. */
export interface ExtraLine {
  id: string
  name: string
  /** EUR, in the tax state of the request. */
  price: number
  /** Code by which a visitor added it; empty for others. */
  code: string
}

/** Sums that the shop reckons, which have more than the positions. EUR, in the tax state of the request. */
export interface ShopSums {
  extras: ExtraLine[]
  /** 0 if the shop reckons none: they are in the quotation then. */
  shipping: number
  total: number
  /** Net sum of gross prices. */
  net: number | undefined
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A Shopware adds taxes to `totalPrice`, also for net prices. `positionPrice` has neither taxes of them nor shipping. */
export function sumsOfCart({ price, lineItems = [] }: Cart): ShopSums {
  const isGross = readTaxState(price.taxStatus) === 'gross'
  const total = isGross ? price.totalPrice : price.netPrice
  return {
    extras: lineItems
      .filter(({ type }) => type !== 'product')
      .map((line) => ({
        id: line.id,
        name: line.label ?? '',
        price: line.price?.totalPrice ?? 0,
        code: line.type === 'promotion' ? (line.referencedId ?? '') : '',
      })),
    shipping: Math.max(0, cents(total - price.positionPrice)),
    total,
    net: isGross ? price.netPrice : undefined,
  }
}

/** Undefined where the shop gives no sums. */
export function sumsOfOrder({
  amountTotal,
  amountNet,
  taxStatus,
  shippingTotal = 0,
  lineItems,
}: Order): ShopSums | undefined {
  if (amountTotal === undefined || amountNet === undefined) return undefined
  const isGross = readTaxState(taxStatus) === 'gross'
  return {
    extras: (lineItems ?? [])
      .filter((line) => !isProductLine(line))
      .map(({ id, label, totalPrice = 0 }) => ({ id, name: label, price: totalPrice, code: '' })),
    shipping: shippingTotal,
    total: isGross ? amountTotal : amountNet,
    net: isGross ? amountNet : undefined,
  }
}

/** Orders have discounts as lines, too. */
export const isProductLine = ({ type = 'product' }: { type?: string }): boolean => type === 'product'
