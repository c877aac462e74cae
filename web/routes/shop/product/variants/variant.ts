import type { PropertyOption } from '#contracts/shop/product.ts'
import { factsOf, type ProductFacts, type ProductSolid } from '#contracts/shop/product-facts.ts'
import { type PurchaseBounds, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { type Availability, availabilityOf } from '#web/catalogue/product/availability.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import { priceOf } from '#web/catalogue/product/price-of.server.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { type Flags, flagsOf } from '#web/catalogue/product/product-flags.ts'
import type { FamilyMember } from '#web/routes/shop/product/read-product.server.ts'
import { traitsOf } from './traits.ts'

/** The facts of a variant. */
export interface Variant {
  id: string
  number: string
  /** `#0f8249` of its colour. */
  colour: string | undefined
  flags: Flags
  price: Price
  availability: Availability
  /** kg of the stock length. */
  weight: number | undefined
  ean?: string
  manufacturerNumber?: string
  cut: ProductFacts['cut']
  format: ProductFacts['format']
  /** Ids of the C-profiles that fit. */
  cProfiles: string[]
  solids: ProductSolid[]
  purchase: PurchaseBounds
  picture: Picture | undefined
}

/** A variant in the table of its family. */
export interface TableVariant extends Variant {
  /** One for each column of the table; null where a variant has none. */
  cells: (string | number | null)[]
}

const colourOf = (traits: readonly PropertyOption[]): string | undefined =>
  traits.find((option) => option.colorHexCode)?.colorHexCode ?? undefined

export function variantOf(variant: FamilyMember): Variant {
  const facts = factsOf(variant)
  return {
    id: variant.id,
    number: variant.productNumber,
    colour: colourOf(traitsOf(variant)),
    flags: flagsOf(facts),
    price: priceOf(variant),
    availability: availabilityOf(variant),
    weight: variant.weight ?? undefined,
    ...(variant.ean && { ean: variant.ean }),
    ...(variant.manufacturerNumber && { manufacturerNumber: variant.manufacturerNumber }),
    cut: facts.cut,
    format: facts.format,
    cProfiles: facts.cProfiles,
    solids: facts.solids,
    purchase: purchaseBoundsOf(variant),
    picture: pictureOf(variant.cover?.media),
  }
}
