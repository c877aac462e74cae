import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { factsOf, type ProductSolid } from '#contracts/shop/product-facts.ts'
import { type PurchaseBounds, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { inSameOrder } from '#web/catalogue/product/same-order.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'

/** A steel profile that carries the product. */
export interface CProfile {
  id: string
  number: string
  name: string
  /** What tells it apart: size and steel. */
  options: string[]
  picture: Picture | undefined
  solids: ProductSolid[]
  isCut: boolean
  purchase: PurchaseBounds
}

/** The profile that takes the place of another one under another variant: galvanised stays galvanised. */
export const sameCProfile = (before: CProfile | undefined, fitting: readonly CProfile[]): CProfile | undefined =>
  fitting.find(({ id }) => id === before?.id) ?? fitting.find(({ name }) => name === before?.name)

/** The profiles, with their options in one order. */
export function cProfilesOf(products: readonly Product[]): CProfile[] {
  const options = inSameOrder(
    products.map((product) => product.options ?? []),
    ({ groupId }) => groupId,
  )
  return products.map((product, index) => cProfileOf(product, options[index] ?? []))
}

function cProfileOf(product: Product, options: readonly PropertyOption[]): CProfile {
  const facts = factsOf(product)
  return {
    id: product.id,
    number: product.productNumber,
    name: product.translated.name,
    options: options.map((option) => option.translated.name),
    picture: pictureOf(product.cover?.media),
    solids: facts.solids,
    isCut: facts.cut !== undefined,
    purchase: purchaseBoundsOf(product),
  }
}
