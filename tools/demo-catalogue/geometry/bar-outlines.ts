import { roundedOutline, type Outline } from './outline.ts'

export const rectangle = (width: number, height: number): Outline =>
  roundedOutline([
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, height],
    [-width / 2, height],
  ])

/** Angle with its outer corner at the origin. */
export const angle = (width: number, height: number, thickness: number): Outline => [
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
  return roundedOutline([
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

/** Circle as a square whose corners are rounded away: four corners, exact area. The centre lets a rod lie on the ground. */
export function circle(diameter: number, u = 0, v = 0): Outline {
  const radius = diameter / 2
  return [
    [u - radius, v - radius, radius],
    [u + radius, v - radius, radius],
    [u + radius, v + radius, radius],
    [u - radius, v + radius, radius],
  ]
}
