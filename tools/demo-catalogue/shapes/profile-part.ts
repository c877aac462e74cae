import type { Solid } from '#drawing/geometry/solid.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'

/** A part for a C-profile: its sizes, and its solids in a metal. */
export interface ProfilePart {
  sizes: Sizes
  solids: (material: Solid['material']) => Solid[]
}
