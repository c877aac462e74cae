import type { CompletePicture, CompleteVariant } from '#tools/demo-catalogue/catalogue/complete-lines.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'
import type { StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import type { ProductSource } from './product-source.ts'

export interface FamilyVariant extends Pick<
  CompleteVariant,
  'number' | 'price' | 'stock' | 'deliveryTime' | 'weight' | 'facts'
> {
  /** The buyer's choices. Normalizing moves those that all variants share to the product. */
  options: Option[]
  /** Facts due to the options. Normalizing moves shared ones, too. */
  properties: Option[]
  material: StockMaterial
  sizes: Sizes
  picture: CompletePicture
}

/** A product with its variants, before positions are given and shared facts move to the product. */
export interface Family extends Pick<
  ProductSource,
  | 'number'
  | 'name'
  | 'slug'
  | 'description'
  | 'metaDescription'
  | 'categories'
  | 'highlights'
  | 'accessories'
  | 'alternatives'
  | 'pictureOf'
> {
  technical: NonNullable<CompleteVariant['facts']['technical']>
  /** Options besides those that the variants share. */
  properties: Option[]
  variants: FamilyVariant[]
}
