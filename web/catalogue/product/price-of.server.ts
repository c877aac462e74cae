import type { CalculatedPrice, Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { formatNumber, formatUnitPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { ON_REQUEST, type Price, type ScalePrice, type UnitPrice } from './price.ts'

type Priced = Pick<
  Product,
  | 'calculatedPrice'
  | 'calculatedPrices'
  | 'calculatedCheapestPrice'
  | 'customFields'
  | 'childCount'
  | 'minPurchase'
  | 'unit'
>

/**
 * Price of a product in its least quantity. A zero price means none in the Store API. A parent has the lowest price of
 * its variants.
 */
export function priceOf(product: Priced): Price {
  if (factsOf(product).priceOnRequest) return ON_REQUEST
  const cheapest = product.childCount ? product.calculatedCheapestPrice : undefined
  if (cheapest?.unitPrice !== undefined)
    return cheapest.unitPrice > 0 ? { unit: cheapest.unitPrice, from: cheapest.hasRange === true } : ON_REQUEST
  const scale = scaleOf(product)
  const first = scale[0] ?? unitPriceOf(product.calculatedPrice, product)
  if (first.unit <= 0) return ON_REQUEST
  const { unit, list, reference } = first
  return {
    unit,
    from: false,
    ...(list && { list }),
    ...(reference && { reference }),
    ...(scale.length > 1 && { scale }),
  }
}

/** A row of the shop is valid up to its quantity, the last one for all that are larger. Any row overrules the price. */
function scaleOf(product: Priced): ScalePrice[] {
  const least = Math.max(1, product.minPurchase ?? 1)
  const rows = product.calculatedPrices ?? []
  return rows.flatMap((row, index) => {
    const isLast = index === rows.length - 1
    if (!isLast && row.quantity < least) return []
    const from = Math.max(least, (rows[index - 1]?.quantity ?? 0) + 1)
    return [{ from, ...unitPriceOf(row, product) }]
  })
}

function unitPriceOf({ unitPrice, listPrice, referencePrice }: CalculatedPrice, { unit }: Priced): UnitPrice {
  return {
    unit: unitPrice,
    ...(listPrice?.price !== undefined &&
      listPrice.price > unitPrice && { list: m.product_price_list({ price: formatUnitPrice(listPrice.price) }) }),
    ...referenceOf(referencePrice, unit),
  }
}

function referenceOf(given: CalculatedPrice['referencePrice'], unit: Priced['unit']): Pick<UnitPrice, 'reference'> {
  const { price, purchaseUnit: content, referenceUnit: amount, unitName } = given ?? {}
  if (!price || !content || !amount) return {}
  const name = unit?.translated.shortCode || unitName || ''
  const measure = (value: number) => `${formatNumber(value, 3)}\u00a0${name}`.trim()
  const texts = { content: measure(content), amount: amount === 1 && name ? name : measure(amount) }
  return { reference: m.product_price_reference({ ...texts, price: formatUnitPrice(price) }) }
}
