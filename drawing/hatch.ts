import type { Rings } from './geometry/solid.ts'
import type { Point } from './geometry/vector.ts'

/** Returns parallel lines over the material between the rings (even-odd), `step` apart, at `degrees` to the u axis. */
export function hatch({ outer, holes }: Rings, step: number, degrees: number): [Point, Point][] {
  const angle = (degrees * Math.PI) / 180
  const along: Point = [Math.cos(angle), Math.sin(angle)]
  const across: Point = [-along[1], along[0]]
  const level = ([u, v]: Point) => u * across[0] + v * across[1]
  const place = ([u, v]: Point) => u * along[0] + v * along[1]
  const levels = outer.map(level)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const lines: [Point, Point][] = []
  // Begins off the grid by part of a step. Rounding would lose or double a line along an edge.
  for (let at = Math.ceil(low / step) * step + step * 0.37; at < high; at += step) {
    const crossings = [outer, ...holes].flatMap((ring) =>
      ring.flatMap((a, i) => {
        const b = ring[(i + 1) % ring.length] as Point
        const [la, lb] = [level(a) - at, level(b) - at]
        return la < 0 === lb < 0 ? [] : [place(a) + ((place(b) - place(a)) * la) / (la - lb)]
      }),
    )
    crossings.sort((a, b) => a - b)
    const point = (t: number): Point => [across[0] * at + along[0] * t, across[1] * at + along[1] * t]
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      lines.push([point(crossings[i] as number), point(crossings[i + 1] as number)])
    }
  }
  return lines
}
