import { tangentAt, type Curve } from '#drawing/geometry/curve.ts'
import { ringPoints } from '#drawing/export/ring-curves.ts'
import type { Model } from '#drawing/export/model.ts'
import { trianglesOf } from '#drawing/export/mesh.ts'
import type { Piece, Wall } from '#drawing/export/piece.ts'
import { unitedPieces } from '#drawing/export/unite.ts'
import type { Material } from '#drawing/material.ts'
import type { Vector } from '#drawing/geometry/vector.ts'

export type Segment = readonly [Vector, Vector]

/** A body as a viewer shows it, mm. */
export interface ViewerBody {
  /** A material of the shop's drawings, or the colour of a file: `#336699`. */
  colour: { material: Material } | { hex: string }
  /** Nine numbers for each triangle. */
  triangles: Float32Array
  /** Six numbers for each piece of a drawn edge. */
  edges: Float32Array
  /** Straight edges, between which distances are measured. */
  straight: readonly Segment[]
}

/** Largest distance of a chord from its arc, mm. */
const DEVIATION = 0.05
/** Directions whose product is above this (an angle below 10 degrees) go on without an edge. */
const SMOOTH = 0.985

export const viewerBodies = ({ parts }: Model): ViewerBody[] =>
  parts.flatMap(({ solids }) => unitedPieces(solids).map(toViewerBody))

function toViewerBody(body: Piece): ViewerBody {
  const upright = body.walls.flatMap((wall) =>
    wall.ring.flatMap((curve, i): Segment[] => {
      const before = wall.ring.at(i - 1)
      return before && isSharp(before, curve) ? [alongSweep(wall, curve)] : []
    }),
  )
  const straightEnds = body.walls.flatMap((wall) =>
    wall.ring.flatMap((curve) => (curve.kind === 'line' ? atBothEnds(wall, [curve.begin, curve.end]) : [])),
  )
  const contours = body.walls.flatMap((wall) => {
    const points = ringPoints(wall.ring, DEVIATION)
    return points.flatMap((point, i) => atBothEnds(wall, [point, points[(i + 1) % points.length] ?? point]))
  })
  return {
    colour: { material: body.material },
    triangles: new Float32Array(trianglesOf(body, DEVIATION).flat(2)),
    edges: new Float32Array([...upright, ...contours].flat(2)),
    straight: [...upright, ...straightEnds],
  }
}

const alongSweep = ({ plane, low, high }: Wall, { begin }: Curve): Segment => [
  plane.place(begin, low),
  plane.place(begin, high),
]

const atBothEnds = ({ plane, low, high }: Wall, [a, b]: readonly [Curve['begin'], Curve['end']]): Segment[] => [
  [plane.place(a, low), plane.place(b, low)],
  [plane.place(a, high), plane.place(b, high)],
]

/** Whether the surface has an edge where one curve ends and the next begins. */
function isSharp(before: Curve, next: Curve): boolean {
  const [a, b] = [tangentAt(before, 'end'), tangentAt(next, 'begin')]
  return a[0] * b[0] + a[1] * b[1] < SMOOTH
}

/** The smallest and largest corner of all bodies. */
export function spaceBoundsOf(bodies: readonly ViewerBody[]): { min: Vector; max: Vector } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const { triangles } of bodies) {
    for (const [i, value] of triangles.entries()) {
      const axis = i % 3
      min[axis] = Math.min(min[axis] ?? value, value)
      max[axis] = Math.max(max[axis] ?? value, value)
    }
  }
  const vector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z]
  return { min: vector(min), max: vector(max) }
}
