import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { PurchaseBounds } from '#web/cart/purchase-bounds.ts'
import type { Picture } from '#web/catalogue/product/picture.ts'

/** A steel profile that carries the product. */
export interface CProfile {
  id: string
  number: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string | undefined
  /** Its differences from others: size and steel. */
  options: { name: string; language?: string }[]
  picture: Picture | undefined
  solids: ProductSolid[]
  isCut: boolean
  purchase: PurchaseBounds
}

/** The profile that takes the place of another one under another variant: galvanised stays galvanised. */
export const sameCProfile = (before: CProfile | undefined, fitting: readonly CProfile[]): CProfile | undefined =>
  fitting.find(({ id }) => id === before?.id) ?? fitting.find(({ name }) => name === before?.name)
