import type { OcctMesh } from 'occt-import-js'
import type { Vector } from '#drawing/geometry/vector.ts'
import type { Segment, ViewerBody } from '#web/tools/cad/viewer/viewer-body.ts'

const GREY = '#9aa1a6'
/** Corners that are nearer than this are one, mm. */
const SAME = 1e-4

/** The meshes of a file as bodies: the borders of its faces are the edges. */
export const toBodies = (meshes: readonly OcctMesh[]): ViewerBody[] => meshes.map(bodyOf)

function bodyOf({ color, attributes, index, brep_faces: faces }: OcctMesh): ViewerBody {
  const corner = (place: number): Vector => {
    const at = 3 * (index.array[place] ?? 0)
    const [x = 0, y = 0, z = 0] = attributes.position.array.slice(at, at + 3)
    return [x, y, z]
  }
  const triangles = new Float32Array(index.array.flatMap((_, place) => [...corner(place)]))
  const borders = faces.flatMap(({ first, last }) => borderOf(corner, first, last))
  return {
    colour: { hex: color ? toHex(color) : GREY },
    triangles,
    edges: new Float32Array(borders.flat(2)),
    straight: borders.length <= MOST_MEASURED ? distinct(borders) : [],
  }
}

/** Above this the pieces are chords of round edges, between which nothing is measured. */
const MOST_MEASURED = 5000

/** Edges of a face's triangles that belong to one of them only. */
function borderOf(corner: (place: number) => Vector, first: number, last: number): Segment[] {
  const sides = new Map<string, Segment | undefined>()
  for (let triangle = first; triangle <= last; triangle++) {
    const corners = [0, 1, 2].map((k) => corner(3 * triangle + k))
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % 3] ?? from
      const key = keyOf(from, to)
      sides.set(key, sides.has(key) ? undefined : [from, to])
    }
  }
  return [...sides.values()].filter((side) => side !== undefined)
}

/** Each edge once: two faces meet at it. */
const distinct = (segments: readonly Segment[]): Segment[] => [
  ...new Map(segments.map((segment) => [keyOf(...segment), segment])).values(),
]

function keyOf(a: Vector, b: Vector): string {
  const [one, other] = [a, b].map((point) => point.map((value) => Math.round(value / SAME)).join())
  return [one, other].toSorted().join('|')
}

const toHex = (colour: readonly number[]): string =>
  `#${colour
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
