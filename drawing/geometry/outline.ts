import { boxAround, heightOf, widthOf, type Box } from './box.ts'
import { edgeFrom, isCurved, type Corner, type Outline } from './corner.ts'
import { areaUnder, chordPoints, extremesOf } from './curve.ts'
import { arcOf, cornerLoss, filletAt } from './fillet.ts'
import { distance, type Point } from './vector.ts'

const at = <Item>(list: readonly Item[], index: number): Item => list[(index + list.length) % list.length] as Item
const pointOf = ([u, v]: Corner): Point => [u, v]

/** Area before rounding, negative if clockwise. */
const signedArea = (outline: Outline): number =>
  outline.reduce((sum, corner, i) => sum + areaUnder(edgeFrom(corner, at(outline, i + 1))), 0)

export const isCounterClockwise = (outline: Outline): boolean => signedArea(outline) > 0

/** The rounding of a corner between two straight edges. */
export const filletOf = (outline: Outline, i: number) => {
  const [before, corner, after] = [at(outline, i - 1), at(outline, i), at(outline, i + 1)]
  if (isCurved(before) || isCurved(corner)) return undefined
  return filletAt(pointOf(before), pointOf(corner), pointOf(after), corner[2] ?? 0)
}

const turnsLeft = (outline: Outline, i: number): boolean => {
  const [a, b, c] = [at(outline, i - 1), at(outline, i), at(outline, i + 1)]
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0
}

/** Returns the exact area in mm², rounded corners included, in either direction of the corners. */
export function area(outline: Outline): number {
  const loss = outline.reduce((sum, _, i) => {
    const fillet = filletOf(outline, i)
    if (!fillet) return sum
    return sum + cornerLoss(fillet) * (turnsLeft(outline, i) === isCounterClockwise(outline) ? 1 : -1)
  }, 0)
  return Math.abs(signedArea(outline)) - loss
}

/** The box around an outline before rounding. */
export const boundingBox = (outline: Outline): Box =>
  boxAround(outline.flatMap((corner, i) => extremesOf(edgeFrom(corner, at(outline, i + 1)))))

/** Chords per quarter turn: many for a circle, few for the small radius of an edge. */
const chordsFor = (radius: number, size: number): number => Math.round(Math.min(14, 3 + (22 * radius) / size))

const SAME = 1e-6

/** Largest distance of a chord from its curve as a share of the outline's size: one unit of a drawing. */
const CHORD = 6e-4

/** Returns the outline as a plain polygon, with curves and rounded corners as chords and without repeated points. */
export function flatten(outline: Outline): Point[] {
  const box = boundingBox(outline)
  const size = Math.max(widthOf(box), heightOf(box))
  const points = outline.flatMap((corner, i): Point[] => {
    if (isCurved(corner)) return chordPoints(edgeFrom(corner, at(outline, i + 1)), size * CHORD)
    const fillet = filletOf(outline, i)
    return fillet ? arcOf(fillet, chordsFor(fillet.radius, size)) : [pointOf(corner)]
  })
  return points.filter((point, i) => distance(point, at(points, i - 1)) > SAME)
}

const side = (a: Corner, b: Corner, p: Corner): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

const crosses = (a: Corner, b: Corner, c: Corner, d: Corner): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

/** Whether no edge crosses or touches another one and the outline has an area. */
export function isSimple(outline: Outline): boolean {
  const n = outline.length
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      if (crosses(at(outline, i), at(outline, i + 1), at(outline, j), at(outline, j + 1))) return false
    }
  }
  return n > 2 && Math.abs(signedArea(outline)) > SAME
}
