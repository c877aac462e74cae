import type { Outline } from '#drawing/geometry/corner.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Piece, Wall } from './piece.ts'
import { prismOf, prismsBox } from './prism.ts'

/** Sizes that differ by less are one, mm. */
const SAME = 1e-4

/** Side faces of the angle's contour, by their place in it. */
const SIDES = { bottom: 0, back: 1, front: 3, top: 4 }

/**
 * Unites an upright plate (along y) and a foot (along z) in front of it: a bracket. Its contour is swept along x, and
 * the holes of both go through its flat sides. Undefined for any other solids.
 */
export function anglePiece(solids: readonly Solid[]): Piece | undefined {
  const [upright, foot, ...others] = solids
  if (!upright || !foot || others.length > 0 || (upright.axis ?? 'y') !== 'y' || foot.axis !== 'z') return undefined
  if (![upright, foot].every(({ outline }) => isRectangle(outline))) return undefined
  const [standing, lying] = [prismOf(upright), prismOf(foot)]
  const [a, b] = [prismsBox([standing]), prismsBox([lying])]
  const touches =
    isSame(a.min[0], b.min[0]) &&
    isSame(a.max[0], b.max[0]) &&
    isSame(b.max[1], a.min[1]) &&
    isSame(a.min[2], b.min[2]) &&
    b.max[2] < a.max[2]
  if (!touches) return undefined
  const contour = prismOf({
    outline: [
      [b.min[1], a.min[2]],
      [a.max[1], a.min[2]],
      [a.max[1], a.max[2]],
      [a.min[1], a.max[2]],
      [a.min[1], b.max[2]],
      [b.min[1], b.max[2]],
    ],
    axis: 'x',
    from: a.min[0],
    length: a.max[0] - a.min[0],
    material: upright.material,
  })
  const hole = (prism: typeof standing, ring: Wall['ring']): Wall => {
    const { low, high } = prism
    return { plane: prism, ring, low, high, openings: [] }
  }
  const through = standing.holes.map((ring) => hole(standing, ring))
  const down = lying.holes.map((ring) => hole(lying, ring))
  const opening = (wall: Wall, end: 'low' | 'high', side: keyof typeof SIDES) => ({
    curve: SIDES[side],
    end: { wall, end },
  })
  const { low, high } = contour
  const side: Wall = {
    plane: contour,
    ring: contour.outer,
    low,
    high,
    openings: [
      // The normal of a plane across y points to its low end.
      ...through.flatMap((wall) => [opening(wall, 'low', 'back'), opening(wall, 'high', 'front')]),
      ...down.flatMap((wall) => [opening(wall, 'low', 'bottom'), opening(wall, 'high', 'top')]),
    ],
  }
  return {
    walls: [side, ...through, ...down],
    caps: [
      { ends: [{ wall: side, end: 'low' }], isUp: false },
      { ends: [{ wall: side, end: 'high' }], isUp: true },
    ],
    material: upright.material,
  }
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME

const isRectangle = (outline: Outline): boolean =>
  outline.length === 4 &&
  outline.every((corner, i) => {
    const next = outline[(i + 1) % 4] ?? corner
    return corner.length === 2 && (isSame(corner[0], next[0]) || isSame(corner[1], next[1]))
  })
