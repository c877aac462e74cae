import { boxAround, heightOf, widthOf, type Box } from './box.ts'
import { arcOf, cornerLoss, filletAt } from './fillet.ts'
import { distance, type Point } from './vector.ts'

/** `[u, v]` in mm; a third number rounds the corner by that radius. */
export type Corner = readonly [number, number, ...number[]]
export type Outline = readonly Corner[]

const at = <Item>(list: readonly Item[], index: number): Item => list[(index + list.length) % list.length] as Item
const pointOf = ([u, v]: Corner): Point => [u, v]

const shoelace = (points: Outline): number =>
  points.reduce((sum, [u, v], i) => sum + u * at(points, i + 1)[1] - at(points, i + 1)[0] * v, 0) / 2

export const isCounterClockwise = (outline: Outline): boolean => shoelace(outline) > 0

const filletOf = (outline: Outline, i: number) =>
  filletAt(pointOf(at(outline, i - 1)), pointOf(at(outline, i)), pointOf(at(outline, i + 1)), at(outline, i)[2] ?? 0)

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
  return Math.abs(shoelace(outline)) - loss
}

/** Area of the corners before rounding. */
export const boundingBox = (outline: Outline): Box => boxAround(outline.map(pointOf))

/** Chords per quarter turn: many for a circle, few for the small radius of an edge. */
const chordsFor = (radius: number, size: number): number => Math.round(Math.min(14, 3 + (22 * radius) / size))

const SAME = 1e-6

/** Returns the outline as a plain polygon, with corners rounded into chords and without repeated points. */
export function flatten(outline: Outline): Point[] {
  const box = boundingBox(outline)
  const size = Math.max(widthOf(box), heightOf(box))
  const points = outline.flatMap((corner, i): Point[] => {
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
  return n > 2 && Math.abs(shoelace(outline)) > SAME
}
