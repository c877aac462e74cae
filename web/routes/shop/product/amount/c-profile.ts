import type { Product } from '#contracts/shop/product.ts'
import { factsOf, type ProductSolid } from '#contracts/shop/product-facts.ts'
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
}

export function cProfileOf(product: Product): CProfile {
  const facts = factsOf(product)
  return {
    id: product.id,
    number: product.productNumber,
    name: product.translated.name,
    options: (product.options ?? []).map((option) => option.translated.name),
    picture: pictureOf(product.cover?.media),
    solids: facts.solids,
    isCut: facts.cut !== undefined,
  }
}
