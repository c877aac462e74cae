import type { CatalogueInput } from '#backend/shop/import/format.ts'
import type { CategoryKey } from '#tools/demo-catalogue/categories/tree.ts'
import type { Supply } from '#tools/demo-catalogue/facts/supply.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

type ProductInput = CatalogueInput<'products'>
type VariantInput = CatalogueInput<'variants'>
export type Facts = ProductInput['facts']
export type Picture = ProductInput['picture']
export type SolidInput = Picture['solids'][number]

export interface FamilyVariant extends Supply {
  number: string
  /** All of them; what all variants share is moved to the product's properties. */
  options: Option[]
  price: number | null
  /** kg of the stock length. */
  weight: number
  facts: Facts
  picture: Picture
}

/** A product with its versions, before positions and shared facts are settled. */
export interface Family {
  number: string
  name: Text
  slug: Text
  description: Text
  metaDescription: Text
  /** The leaf; its ancestors follow from the tree. Further leaves after it. */
  categories: [CategoryKey, ...CategoryKey[]]
  /** Three to five true, concrete sentences. */
  highlights: Text[]
  technical: Facts['technical']
  /** Properties besides those that the variants share. */
  properties?: Option[]
  /** Number of the variant whose picture stands for the product; default: the first. */
  shownBy?: string
  goesWith: string[]
  alternatives?: string[]
  variants: FamilyVariant[]
}

export type VariantLine = VariantInput
