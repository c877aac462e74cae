import type { Outline } from '#drawing/geometry/corner.ts'
import { roundOutline } from './outline.ts'

/** Angle with its outer corner at the origin. */
export const angleOutline = (width: number, height: number, thickness: number): Outline => [
  [0, 0],
  [width, 0],
  [width, thickness],
  [thickness, thickness],
  [thickness, height],
  [0, height],
]

/** Edge guard for sheet metal: clear gap, leg above the floor, wall. */
export function edgeGuardOutline(gap: number): Outline {
  const { leg, wall } = edgeGuardSize(gap)
  const inner = gap / 2
  const outer = inner + wall
  return roundOutline([
    [-outer, 0],
    [outer, 0],
    [outer, leg + wall],
    [inner, leg + wall],
    [inner, wall],
    [-inner, wall],
    [-inner, leg + wall],
    [-outer, leg + wall],
  ])
}

export const edgeGuardSize = (gap: number) => ({ leg: Math.round(6 + 1.2 * gap), wall: gap <= 4 ? 2 : 3 })
