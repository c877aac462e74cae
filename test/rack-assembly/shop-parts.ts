import type { Point } from '#drawing/geometry/vector.ts'
import { shapedVariants } from '#test/support/catalogue-solids.ts'
import type { RackPart } from '#web/tools/chain-rack/sums/rack-parts.ts'
import { extrusionOf, type Extrusion } from './extrusion.ts'

/** A part where it is in the rack. The strand's first pin is at y = 0, the profile's underside at z = 0. */
export interface PlacedPart {
  part: RackPart
  number: string
  solids: Extrusion[]
}

const catalogue = new Map(shapedVariants().map(({ number, solids }) => [number, solids]))

export const isInShop = (number: string): boolean => catalogue.has(number)

/** The solids of an item of the shop, as drawn. */
export function solidsOf(number: string): Extrusion[] {
  const solids = catalogue.get(number)
  if (!solids) throw new Error(`the catalogue has no ${number}`)
  return solids.map(extrusionOf)
}

/** Centre of a round ring. */
export function centreOf(ring: readonly Point[] = []): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(ring.map(([u]) => u)), middle(ring.map(([, v]) => v))]
}
