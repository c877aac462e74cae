import type { Vector } from '#drawing/geometry/vector.ts'
import { trianglesOf } from './mesh.ts'
import type { Model } from './model.ts'
import { unitedPieces } from './unite.ts'

const HEADER = 80
const PER_TRIANGLE = 50

/** Largest distance of a chord from its arc, mm: finer than a printer's layer. */
export const STL_DEVIATION = 0.02

/** Returns a model as binary STL in mm: one closed shell for each body. */
export function writeStl({ name, parts }: Model): Uint8Array<ArrayBuffer> {
  const triangles = parts.flatMap(({ solids }) =>
    unitedPieces(solids).flatMap((body) => trianglesOf(body, STL_DEVIATION)),
  )
  const bytes = new Uint8Array(HEADER + 4 + PER_TRIANGLE * triangles.length)
  // A file that began with "solid" would be taken for one of text.
  bytes.set(new TextEncoder().encode(`STL mm ${name.replace(/[^\x20-\x7e]/g, '')}`.slice(0, HEADER)))
  const view = new DataView(bytes.buffer)
  view.setUint32(HEADER, triangles.length, true)
  for (const [i, corners] of triangles.entries()) {
    const at = HEADER + 4 + PER_TRIANGLE * i
    for (const [k, value] of [normalOf(...corners), ...corners].flat().entries()) {
      view.setFloat32(at + 4 * k, value, true)
    }
  }
  return bytes
}

function normalOf(a: Vector, b: Vector, c: Vector): Vector {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
