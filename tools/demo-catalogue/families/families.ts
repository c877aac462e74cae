import { sizeNamed } from '#tools/demo-catalogue/facts/dimension.ts'
import { technicalRows, type TechnicalTexts } from '#tools/demo-catalogue/facts/technical.ts'
import type { StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'
import { fixingOption } from '#tools/demo-catalogue/options/part-options.ts'
import { fillText, formatDecimal, joinTexts, placeholdersOf } from '#tools/demo-catalogue/text.ts'
import type { Family, FamilyVariant } from './family.ts'
import { readProducts, type ProductSource } from './product-source.ts'
import { variantsOf } from './variants.ts'

/** Files of data/demo/families in the order of the catalogue. */
export const FAMILY_FILES = [
  'chain-guides',
  'v-belt-guides',
  'toothed-belt-guides',
  'round-belt-guides',
  'sliding-strips',
  'edge-guards',
  'c-profiles',
  'tensioners',
  'tension-sets',
  'sprockets',
  'rollers',
  'gears',
  'racks',
  'sheets',
  'rods',
  'tubes',
  'c-profile-parts',
]

/** Replaces the name of a size in a technical text by all values of the variants. */
function listSizes(technical: TechnicalTexts, variants: readonly FamilyVariant[]): TechnicalTexts {
  const valuesOf = (name: string) => {
    const values = new Set(variants.map(({ sizes }) => sizeNamed(sizes, name)))
    return joinTexts(', ', [...values].map(formatDecimal))
  }
  return Object.fromEntries(
    Object.entries(technical).map(([row, text]) => {
      const names = placeholdersOf(text.de)
      return [row, fillText(text, Object.fromEntries(names.map((name) => [name, valuesOf(name)])))]
    }),
  )
}

const polymerOf = (material: StockMaterial) => (material.kind === 'plastic' ? material.polymer : undefined)

/** A product with its variants. Where the polymers differ, each variant has technical rows of its own. */
export function toFamily(product: ProductSource): Family {
  const { materials, fixing } = product
  const variants = variantsOf(product)
  const described = listSizes(product.technical, variants)
  const isOfOnePolymer = new Set(materials.map(polymerOf)).size === 1
  return {
    ...product,
    technical: technicalRows(described, isOfOnePolymer ? materials : materials.slice(0, 1)),
    properties: fixing ? [fixingOption(fixing)] : [],
    variants: isOfOnePolymer
      ? variants
      : variants.map((variant) => ({
          ...variant,
          facts: { ...variant.facts, technical: technicalRows(described, [variant.material]) },
        })),
  }
}

function readFamilies(file: string): Family[] {
  return readProducts(file).map((product) => {
    try {
      return toFamily(product)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`data/demo/${file}: ${product.number}: ${reason}`, { cause: error })
    }
  })
}

/** All products in the order of the catalogue. */
export const families: Family[] = FAMILY_FILES.flatMap((name) => readFamilies(`families/${name}.json`))
