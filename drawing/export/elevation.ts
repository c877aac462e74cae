import { annotationMarks, extentOf } from '#drawing/annotation.ts'
import { boxAround, heightOf, widthOf } from '#drawing/geometry/box.ts'
import type { Dimension } from '#drawing/dimension.ts'
import { flatDimensions } from '#drawing/flat-dimension.ts'
import { lineColour, tone, type Material } from '#drawing/material.ts'
import { polygon, polyline } from '#drawing/geometry/path.ts'
import type { Drawing, PathMark } from '#drawing/picture.ts'
import { paperFor } from '#drawing/paper.ts'
import type { Axis, Solid } from '#drawing/geometry/solid.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'
import { prismOf, prismsBox } from './prism.ts'
import { ringPoints } from './ring-curves.ts'

/** Directions of a view: to the right, up, and towards the viewer. */
interface ViewAxes {
  right: 0 | 1 | 2
  up: 0 | 1 | 2
  seen: 0 | 1 | 2
}

/** The view from the right and from above of solids swept along an axis. It points to the right in both. */
const VIEWS = {
  side: { x: { right: 0, up: 2, seen: 1 }, y: { right: 1, up: 2, seen: 0 }, z: { right: 2, up: 1, seen: 0 } },
  top: { x: { right: 0, up: 1, seen: 2 }, y: { right: 1, up: 0, seen: 2 }, z: { right: 2, up: 0, seen: 1 } },
} as const satisfies Record<string, Record<Axis, ViewAxes>>
const AXES = ['x', 'y', 'z'] as const

export interface Elevation {
  solids: readonly Solid[]
  /** Along which most solids are swept. */
  axis: Axis
  side: keyof typeof VIEWS
  /** Texts of the overall dimensions. */
  texts: { along: string; across: string }
}

const TEXT = 0.05
const FACE = 0.84
const CONTOUR = 1.5
const EDGE = 0.7
const DEVIATION = 0.05
const SMOOTH = 0.97
const NEAR = 1e-4

/** Returns a flat view from the side or from above with its overall dimensions: outlines and visible edges. */
export function composeElevation({ solids, axis, side, texts }: Elevation): Drawing {
  const view = VIEWS[side][axis]
  const shapes = solids.map((solid) => shapeOf(solid, view))
  const points = shapes.flatMap(({ rings }) => rings.flat())
  const box = boxAround(points)
  const longer = Math.max(widthOf(box), heightOf(box))
  const from: Vector = [box.min[0], 0, box.min[1]]
  const dimensions: Dimension[] = [
    { along: 'x', from, length: widthOf(box), text: texts.along },
    { along: 'z', from, length: heightOf(box), text: texts.across },
  ]
  const annotations = flatDimensions(dimensions, box, longer * TEXT)
  const paper = paperFor([...points.map(flat), ...annotations.flatMap(extentOf)], 0.03)
  const at = (point: Point) => paper.at(flat(point))
  const edges = edgesSeen(solids, view)
  const marks = shapes
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ rings, material, solid }): PathMark[] => [
      {
        kind: 'path',
        d: rings.map((ring) => polygon(ring.map(at))).join(''),
        fill: tone(material, FACE),
        stroke: lineColour(material),
        width: CONTOUR,
        evenOdd: true,
      },
      {
        kind: 'path',
        d: (edges.get(solid) ?? []).map((line) => polyline(line.map(at))).join(''),
        stroke: lineColour(material),
        width: EDGE,
      },
    ])
  const { width, height, scale } = paper
  return { width, height, scale, marks: [...marks.filter(({ d }) => d), ...annotationMarks(annotations, paper)] }
}

/** The second axis of a drawing points down. */
const flat = ([u, v]: Point): Point => [u, -v]

interface Shape {
  solid: Solid
  rings: Point[][]
  material: Material
  /** How near it comes to the viewer. */
  depth: number
}

/** The rings of a solid that is swept towards the viewer, otherwise the rectangle that it fills. */
function shapeOf(solid: Solid, { right, up, seen }: ViewAxes): Shape {
  const prism = prismOf(solid)
  const { min, max } = prismsBox([prism])
  const rest = { solid, material: solid.material, depth: max[seen] }
  if (AXES[seen] === (solid.axis ?? 'y')) {
    const rings = [prism.outer, ...prism.holes].map((ring) =>
      ringPoints(ring, DEVIATION).map((point): Point => {
        const place = prism.place(point, 0)
        return [place[right], place[up]]
      }),
    )
    return { ...rest, rings }
  }
  const corners: Point[] = [
    [min[right], min[up]],
    [max[right], min[up]],
    [max[right], max[up]],
    [min[right], max[up]],
  ]
  return { ...rest, rings: [corners] }
}

/** Edges along the sweep that no other surface of the same sweep hides, by solid. */
function edgesSeen(solids: readonly Solid[], { right, up, seen }: ViewAxes): Map<Solid, [Point, Point][]> {
  const swept = solids.filter(({ axis = 'y' }) => axis === AXES[right])
  // Points of the section: how far to the viewer, and how far up.
  const sections = swept.map((solid) => {
    const prism = prismOf(solid)
    const rings = [prism.outer, ...prism.holes].map((ring) =>
      ringPoints(ring, DEVIATION).map((point): Point => {
        const place = prism.place(point, 0)
        return [place[seen], place[up]]
      }),
    )
    const { min, max } = prismsBox([prism])
    return { solid, rings, begin: min[right], end: max[right] }
  })
  const pieces = sections.flatMap(({ rings }) =>
    rings.flatMap((ring) => ring.map((a, i): [Point, Point] => [a, ring[(i + 1) % ring.length] ?? a])),
  )
  const isHiddenAt = ([depth, height]: Point): boolean =>
    pieces.some(([a, b]) => {
      if (a[1] < height === b[1] < height) return false
      return a[0] + ((b[0] - a[0]) * (height - a[1])) / (b[1] - a[1]) > depth + NEAR
    })
  return new Map(
    sections.map(({ solid, rings, begin, end }) => [
      solid,
      rings.flatMap((ring) =>
        ring.flatMap((point, i): [Point, Point][] => {
          if (!isSharp(ring.at(i - 1) ?? point, point, ring[(i + 1) % ring.length] ?? point)) return []
          const [depth, height] = point
          // Just above and below: at the height of the edge itself its own surfaces end.
          if (isHiddenAt([depth, height + NEAR]) && isHiddenAt([depth, height - NEAR])) return []
          return [
            [
              [begin, height],
              [end, height],
            ],
          ]
        }),
      ),
    ]),
  )
}

function isSharp(before: Point, point: Point, after: Point): boolean {
  const [ax, ay] = [point[0] - before[0], point[1] - before[1]]
  const [bx, by] = [after[0] - point[0], after[1] - point[1]]
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by)) < SMOOTH
}
