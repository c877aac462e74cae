import type { CompleteVariant } from '#tools/demo-catalogue/catalogue/complete-lines.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'
import type { StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import type { PartPicture } from '#tools/demo-catalogue/pictures/picture.ts'

type Facts = CompleteVariant['facts']

/** An item made of a material. */
export interface ItemPart {
  sizes: Sizes
  /** kg */
  weight: number
  facts?: Pick<Facts, 'cut' | 'cProfiles' | 'format'>
  /** The part itself, for drawings that follow the cut length or the format. */
  solid?: Solid
  /** The part itself, if it is not cut from a bar or a sheet: for its CAD files. */
  model?: readonly Solid[]
  picture: PartPicture
  priceFactor?: number
}

/** One size of a product. */
export interface Item {
  /** Abbreviation in product numbers. */
  code: string
  /** Independent of each other: the variants of a product have each combination. */
  options: Option[]
  /** Facts due to the options. */
  properties?: Option[]
  /** Makes the part; the length is in mm, 0 for a product without stock lengths. */
  make: (material: StockMaterial, length: number) => ItemPart
}
