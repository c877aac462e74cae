import { rectangle } from './shape.ts'
import { flatten } from './outline.ts'
import type { Material } from './material.ts'
import { bodyOf, type Body, type Rings, type Solid } from './solid.ts'
import type { Point } from './vector.ts'

/** What a cut across y shows of one solid: rings in x (right) and z (up), mm. */
export type Slice = Rings & { material: Material }

/** The cut through as many solids as possible: through the middle of one of them, the first that serves. */
export function slicesOf(solids: readonly Solid[]): Slice[] {
  const bodies = solids.map(bodyOf)
  const [first = [], ...others] = bodies.map((body) => bodies.flatMap((other) => sliceAt(other, middleOf(body))))
  const count = (slices: Slice[]) => new Set(slices.map((slice) => slice.material)).size * 1000 + slices.length
  return others.reduce((best, next) => (count(next) > count(best) ? next : best), first)
}

function spanOf(body: Body): [number, number] {
  const { outer, axis, near, far } = body
  const along = axis === 'y' ? [near, far] : outer.map(([u, v]) => (axis === 'x' ? u : v))
  return [Math.min(...along), Math.max(...along)]
}

const middleOf = (body: Body): number => (spanOf(body)[0] + spanOf(body)[1]) / 2

function sliceAt(body: Body, y: number): Slice[] {
  const { outer, holes, axis, near, far, material } = body
  const [begin, end] = spanOf(body)
  if (y < begin || y > end) return []
  if (axis === 'y') return [{ outer, holes, material }]
  const from = Math.min(near, far)
  const length = Math.abs(far - near)
  return crossings([outer, ...holes], axis === 'x' ? 0 : 1, y).map(([low, high]) => {
    const cut = axis === 'x' ? rectangle(from, low, length, high - low) : rectangle(low, from, high - low, length)
    return { outer: flatten(cut), holes: [], material }
  })
}

/** Stretches of material on the line where coordinate `fixed` (0: u, 1: v) has a value. */
function crossings(rings: readonly Point[][], fixed: 0 | 1, value: number): [number, number][] {
  const free = fixed === 0 ? 1 : 0
  const hits = rings
    .flatMap((ring) =>
      ring.flatMap((a, i) => {
        const b = ring[(i + 1) % ring.length] as Point
        const [da, db] = [a[fixed] - value, b[fixed] - value]
        return da < 0 === db < 0 ? [] : [a[free] + ((b[free] - a[free]) * da) / (da - db)]
      }),
    )
    .toSorted((a, b) => a - b)
  return Array.from({ length: Math.floor(hits.length / 2) }, (_, i) => [
    hits[2 * i] as number,
    hits[2 * i + 1] as number,
  ])
}
