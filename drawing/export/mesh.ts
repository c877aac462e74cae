import earcut from 'earcut'
import type { Solid } from '#drawing/geometry/solid.ts'
import { isCounterClockwise } from '#drawing/geometry/outline.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'
import { prismOf, type Prism } from './prism.ts'
import { ringPoints } from './ring-curves.ts'

/** A closed surface of triangles, mm: three corners each, counter-clockwise from outside. */
export type Triangles = readonly (readonly [Vector, Vector, Vector])[]

/** Returns the surface of a solid with chords within `deviation` mm of its arcs. Each edge has exactly two triangles. */
export function trianglesOf(solid: Solid, deviation: number): Triangles {
  const prism = prismOf(solid)
  const rings = [prism.outer, ...prism.holes].map((ring) => ringPoints(ring, deviation))
  return [...rings.flatMap((ring) => sides(prism, ring)), ...ends(prism, rings)]
}

function sides({ place, low, high }: Prism, ring: readonly Point[]): [Vector, Vector, Vector][] {
  return ring.flatMap((begin, i): [Vector, Vector, Vector][] => {
    const end = ring[(i + 1) % ring.length] ?? begin
    const [a, b, c, d] = [place(begin, low), place(end, low), place(end, high), place(begin, high)]
    return [
      [a, b, c],
      [a, c, d],
    ]
  })
}

function ends({ place, low, high }: Prism, rings: readonly Point[][]): [Vector, Vector, Vector][] {
  return flatTriangles(rings).flatMap(([a, b, c]): [Vector, Vector, Vector][] => [
    [place(a, high), place(b, high), place(c, high)],
    [place(c, low), place(b, low), place(a, low)],
  ])
}

/** Triangles of an area with holes, counter-clockwise. */
export function flatTriangles(rings: readonly (readonly Point[])[]): [Point, Point, Point][] {
  const points = rings.flat()
  const holes = rings.slice(0, -1).map((_, i) => rings.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0))
  const corners = earcut(points.flat(), holes)
  const at = (place: number): Point => points[corners[place] ?? 0] ?? [0, 0]
  return Array.from({ length: corners.length / 3 }, (_, i) => {
    const [a, b, c] = [at(3 * i), at(3 * i + 1), at(3 * i + 2)]
    return isCounterClockwise([a, b, c]) ? [a, b, c] : [a, c, b]
  })
}
