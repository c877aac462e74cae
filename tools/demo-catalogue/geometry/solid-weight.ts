import { area } from '#drawing/geometry/outline.ts'
import type { Solid } from '#drawing/geometry/solid.ts'

/** g/cm³ */
const METAL_DENSITIES: Record<string, number> = { steel: 7.85, chain: 7.85, stainless: 7.9 }

/** Weight in kg of solids in mm; `plastic` is the density of those that are not of metal, g/cm³. */
export function solidsWeight(solids: readonly Solid[], plastic: number): number {
  const weights = solids.map(({ outline, holes = [], length, material }) => {
    const section = holes.reduce((sum, hole) => sum - area(hole), area(outline))
    return (section * length * (METAL_DENSITIES[material] ?? plastic)) / 1e6
  })
  return weights.reduce((sum, kilograms) => sum + kilograms, 0)
}
