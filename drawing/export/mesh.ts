import earcut from 'earcut'
import { isCounterClockwise } from '#drawing/geometry/outline.ts'
import { add, distance, type Point, type Vector } from '#drawing/geometry/vector.ts'
import { levelOf, runsForward, type Piece, type Cap, type Wall } from './piece.ts'
import { ringPoints } from './ring-curves.ts'

type Triangle = readonly [Vector, Vector, Vector]

/** A closed surface of triangles, mm: three corners each, counter-clockwise from outside. */
export type Triangles = readonly Triangle[]

type WallPoints = ReadonlyMap<Wall, readonly Point[]>

/** Returns the surface of a body with chords within `deviation` mm of its curves. Each edge has exactly two triangles. */
export function trianglesOf({ walls, caps }: Piece, deviation: number): Triangles {
  const points: WallPoints = new Map(walls.map((wall) => [wall, ringPoints(wall.ring, deviation)]))
  return [...walls.flatMap((wall) => sides(wall, points)), ...caps.flatMap((cap) => capTriangles(cap, points))]
}

function sides(wall: Wall, points: WallPoints): Triangle[] {
  const { plane, low, high, openings } = wall
  const ring = points.get(wall) ?? []
  return ring.flatMap((begin, i): Triangle[] => {
    const end = ring[(i + 1) % ring.length] ?? begin
    const corners = [
      plane.place(begin, low),
      plane.place(end, low),
      plane.place(end, high),
      plane.place(begin, high),
    ] as const
    const [a, b, c, d] = corners
    // A wall with openings has flat sides only: its points are the begins of its curves.
    const holes = openings.filter(({ curve }) => curve === i)
    if (holes.length === 0) {
      return [
        [a, b, c],
        [a, c, d],
      ]
    }
    const along = add(b, a, -1)
    const flat = (point: Vector): Point => {
      const from = add(point, a, -1)
      return [dot(from, along) / distance(begin, end), dot(from, plane.normal)]
    }
    const rings = [corners, ...holes.map(({ end: hole }) => endPoints(hole, points))]
    return triangulate(rings, flat)
  })
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The points of a contour in the direction in which it bounds its other face. */
function endPoints(end: Cap['ends'][number], points: WallPoints): Vector[] {
  const ring = points.get(end.wall) ?? []
  const placed = ring.map((point) => end.wall.plane.place(point, levelOf(end)))
  return runsForward(end) ? placed : placed.toReversed()
}

function capTriangles({ ends, isUp }: Cap, points: WallPoints): Triangle[] {
  const { u, v } = ends[0]?.wall.plane ?? { u: [1, 0, 0], v: [0, 1, 0] }
  const flat = (point: Vector): Point => [dot(point, u) * (isUp ? 1 : -1), dot(point, v)]
  return triangulate(
    ends.map((end) => endPoints(end, points)),
    flat,
  )
}

/** Triangles of a flat area with holes, counter-clockwise where `flat` sees it from outside. */
function triangulate(rings: readonly (readonly Vector[])[], flat: (point: Vector) => Point): Triangle[] {
  const places = rings.flat()
  const points = places.map(flat)
  const holes = rings.slice(0, -1).map((_, i) => rings.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0))
  const corners = earcut(points.flat(), holes)
  return Array.from({ length: corners.length / 3 }, (_, i): Triangle => {
    const [a = 0, b = 0, c = 0] = corners.slice(3 * i, 3 * i + 3)
    const at = (place: number): Vector => places[place] ?? [0, 0, 0]
    const isLeft = isCounterClockwise([a, b, c].map((place) => points[place] ?? [0, 0]))
    return isLeft ? [at(a), at(b), at(c)] : [at(a), at(c), at(b)]
  })
}
