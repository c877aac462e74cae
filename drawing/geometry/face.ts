import type { Body } from './solid.ts'
import type { Point, Vector } from './vector.ts'

/** A visible side face: an edge of the outline, swept. */
export type Face = {
  begin: Point
  end: Point
  normal: Vector
  /** Whether the edge is drawn at its begin or end, because it is a sharp crease or the body's contour. */
  creaseAtBegin: boolean
  creaseAtEnd: boolean
}

const TINY = 1e-6
/** Normals whose product is below this (an angle of about 37 degrees) meet in a visible line. */
const SHARP = 0.8

/** Returns the visible faces of a ring, and its runs of neighbouring visible edges, which are its silhouette. */
export function facesOf(ring: readonly Point[], { frame }: Pick<Body, 'frame'>): { faces: Face[]; runs: Point[][] } {
  const edges = ring.map((begin, i) => {
    const end = ring[(i + 1) % ring.length] as Point
    const length = Math.hypot(end[0] - begin[0], end[1] - begin[1])
    const u = (end[1] - begin[1]) / length
    const v = (begin[0] - end[0]) / length
    return { begin, end, u, v, visible: u * frame.viewer[0] + v * frame.viewer[1] > TINY }
  })
  const faces: Face[] = []
  const runs: Point[][] = []
  const creased = (a: (typeof edges)[number], b: (typeof edges)[number]) => !b.visible || a.u * b.u + a.v * b.v < SHARP
  // Begins where a run begins, so that no run is split at the ring's seam.
  const first = Math.max(
    0,
    edges.findIndex((edge, i) => edge.visible && !edges.at(i - 1)?.visible),
  )
  for (let k = 0; k < edges.length; k++) {
    const i = (first + k) % edges.length
    const [before, edge, after] = [edges.at(i - 1), edges[i], edges[(i + 1) % edges.length]]
    if (!before || !edge?.visible || !after) continue
    if (before.visible && runs.length > 0) runs.at(-1)?.push(edge.end)
    else runs.push([edge.begin, edge.end])
    faces.push({
      begin: edge.begin,
      end: edge.end,
      normal: frame.normal(edge.u, edge.v),
      creaseAtBegin: creased(edge, before),
      creaseAtEnd: creased(edge, after),
    })
  }
  return { faces, runs }
}

type Edge = Pick<Face, 'begin' | 'end'>

/**
 * Returns faces in layers to paint one after the other. The faces of a layer do not hide each other.
 *
 * Two faces swept over the same length can only hide each other where they overlap across the line of sight. There the
 * farther one is in front. As long as the outlines do not cross, this relation has no cycles. Layers by longest path
 * are then an exact painting order. Faces in a cycle are painted last.
 */
export function layersOf<Layered extends Edge>(faces: readonly Layered[], viewer: Point): Layered[][] {
  const spans = faces.map(({ begin, end }) => {
    const across = (p: Point) => p[1] * viewer[0] - p[0] * viewer[1]
    const depth = (p: Point) => p[0] * viewer[0] + p[1] * viewer[1]
    const ends = [begin, end].map((p): Point => [across(p), depth(p)]).toSorted((a, b) => a[0] - b[0])
    return ends as [Point, Point]
  })
  const inFront = spans.map((a, i) => spans.flatMap((b, j) => (i !== j && covers(b, a) ? [j] : [])))
  const behind = faces.map(() => 0)
  for (const list of inFront) for (const j of list) behind[j] = (behind[j] as number) + 1
  const layers: Layered[][] = []
  let layer = faces.flatMap((_, i) => (behind[i] === 0 ? [i] : []))
  while (layer.length > 0) {
    layers.push(layer.map((i) => faces[i] as Layered))
    const next: number[] = []
    for (const i of layer) {
      for (const j of inFront[i] as number[]) {
        behind[j] = (behind[j] as number) - 1
        if (behind[j] === 0) next.push(j)
      }
    }
    layer = next.toSorted((a, b) => a - b)
  }
  const caught = faces.filter((_, i) => (behind[i] as number) > 0)
  return caught.length > 0 ? [...layers, caught] : layers
}

function covers(front: readonly [Point, Point], back: readonly [Point, Point]): boolean {
  const low = Math.max(front[0][0], back[0][0])
  const high = Math.min(front[1][0], back[1][0])
  if (high - low < TINY) return false
  const depthAt = ([a, b]: readonly [Point, Point]) =>
    a[1] + ((b[1] - a[1]) * ((low + high) / 2 - a[0])) / (b[0] - a[0])
  return depthAt(front) > depthAt(back)
}
