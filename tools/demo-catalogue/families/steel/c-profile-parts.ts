import type { Family, FamilyVariant, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import type { Dimension } from '#tools/demo-catalogue/facts/dimension.ts'
import { STEEL_FITNESS } from '#tools/demo-catalogue/facts/fitness.ts'
import { listPrice } from '#tools/demo-catalogue/facts/price.ts'
import { supply } from '#tools/demo-catalogue/facts/supply.ts'
import { C_PROFILE_NAMES, type CProfileName } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import type { Thread } from '#tools/demo-catalogue/geometry/threads.ts'
import { METALS, type Metal } from '#tools/demo-catalogue/grades/grades.ts'
import { materialOption } from '#tools/demo-catalogue/options/material-options.ts'
import { fixingOption, sectionOption } from '#tools/demo-catalogue/options/part-options.ts'
import { assemblyPicture } from '#tools/demo-catalogue/pictures/assembly-picture.ts'

/** Screws of the parts for each profile. */
export const PROFILE_THREADS: Record<CProfileName, Thread> = { C20: 5, C30: 6, C40: 8, C50: 10 }

export interface CProfilePart extends Pick<
  Family,
  'name' | 'slug' | 'description' | 'metaDescription' | 'highlights' | 'technical' | 'goesWith'
> {
  /** Product number, and first letters of its variants' numbers. */
  code: string
  solids: (name: CProfileName, metal: Metal) => SolidInput[]
  dimensions: (name: CProfileName) => Dimension[]
  /** Net EUR: for the piece, and for each kg. */
  price: { piece: number; kilogram: number }
}

/** Stainless costs so much more than galvanised. */
const STAINLESS_FACTOR = 2.1

function variant(part: CProfilePart, name: CProfileName, metal: Metal): FamilyVariant {
  const article = `${part.code}-${name}-${metal.code}`
  const solids = part.solids(name, metal)
  const weight = solidsWeight(solids, 1)
  const price = (part.price.piece + part.price.kilogram * weight) * (metal.code === 'VA' ? STAINLESS_FACTOR : 1)
  return {
    number: article,
    ...supply(article, name === 'C50' && metal.code === 'VA' ? 'occasional' : 'steady', [30, 400]),
    options: [sectionOption(name), materialOption(metal)],
    price: listPrice(price),
    weight,
    facts: { dimensions: part.dimensions(name), ...STEEL_FITNESS },
    picture: assemblyPicture(solids),
  }
}

/** A part in the sizes of the C-profiles, galvanised and stainless. */
export const partFamily = (part: CProfilePart): Family => ({
  number: part.code,
  name: part.name,
  slug: part.slug,
  description: part.description,
  metaDescription: part.metaDescription,
  categories: ['accessories'],
  highlights: part.highlights,
  technical: part.technical,
  properties: [fixingOption('bolted')],
  goesWith: part.goesWith,
  shownBy: `${part.code}-C30-ZN`,
  variants: C_PROFILE_NAMES.flatMap((name) =>
    [METALS.zinc, METALS.stainless].map((metal) => variant(part, name, metal)),
  ),
})
