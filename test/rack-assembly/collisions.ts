import { boxOf, partsOverlap } from './overlap.ts'
import type { Extrusion } from './extrusion.ts'
import type { PlacedPart } from './shop-parts.ts'

/** Common volume that counts as touching, mm³. */
export const TOUCHING = 0.001

/** Pairs of parts that have a volume in common, with it. Rollers in the seats of a sprocket are not among them. */
export const collisions = (parts: readonly PlacedPart[]): string[] =>
  parts.flatMap((one, i) =>
    parts.slice(i + 1).flatMap((other) => {
      if (one.part === 'chain' && other.part === 'sprocket') return []
      const volume = partsOverlap(one.solids, other.solids)
      return volume > TOUCHING ? [`${one.number} and ${other.number}: ${volume.toFixed(1)} mm³`] : []
    }),
  )

/** Extent of parts along a coordinate. */
export function spanOf(solids: readonly Extrusion[], coordinate: 0 | 1 | 2): readonly [low: number, high: number] {
  const spans = solids.map((solid) => boxOf(solid)[coordinate])
  return [Math.min(...spans.map(([low]) => low)), Math.max(...spans.map(([, high]) => high))]
}
