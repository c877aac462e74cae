import type { Outline } from '#drawing/geometry/corner.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Sizes } from '#tools/demo-catalogue/facts/dimension.ts'
import type { PartKey } from '#tools/demo-catalogue/sources/labels.ts'

/** A shell of a part, which gets its metal later. */
export type Shell = Omit<Solid, 'material'>

/** Shells of one axis, each between two places on it. */
export const shellsAlong =
  (axis: 'x' | 'z') =>
  (part: PartKey, outline: Outline, from: number, to: number, holes: readonly Outline[] = []): Shell => ({
    axis,
    outline,
    holes,
    from,
    length: to - from,
    part,
  })

/** A part for a C-profile: its sizes, and its solids in a metal. */
export interface ProfilePart {
  sizes: Sizes
  solids: (material: Solid['material']) => Solid[]
}
