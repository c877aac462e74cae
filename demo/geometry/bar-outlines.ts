import { roundedOutline, thousandths, type Corner, type Outline } from './outline.ts'

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

const CIRCLE_CORNERS = 24

/** Circle as a regular polygon; centre given, so that a rod can lie on the ground. */
export const circle = (diameter: number, u = 0, v = 0, corners = CIRCLE_CORNERS): Outline =>
  Array.from({ length: corners }, (_, corner): Corner => {
    const direction = (corner / corners) * 2 * Math.PI
    return [
      thousandths(u + (Math.cos(direction) * diameter) / 2),
      thousandths(v + (Math.sin(direction) * diameter) / 2),
    ]
  })

/** Exact area of a round section in mm²; the polygon is for drawings only. */
export const circleArea = (diameter: number) => (Math.PI * diameter ** 2) / 4
