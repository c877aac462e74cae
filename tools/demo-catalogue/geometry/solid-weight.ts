import { area, type Outline } from '#drawing/outline.ts'

interface WeighedSolid {
  outline: Outline
  holes?: readonly Outline[]
  length: number
  material: string
}

const METAL_DENSITIES: Record<string, number> = { steel: 7.85, chain: 7.85, stainless: 7.9 }

/** kg of a set of solids in mm; `plastic` is the density of what is not metal, g/cm³. */
export function solidsWeight(solids: readonly WeighedSolid[], plastic: number): number {
  const weights = solids.map(({ outline, holes = [], length, material }) => {
    const section = holes.reduce((sum, hole) => sum - area(hole), area(outline))
    return (section * length * (METAL_DENSITIES[material] ?? plastic)) / 1e6
  })
  return weights.reduce((sum, kilograms) => sum + kilograms, 0)
}
