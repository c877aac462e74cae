import type { Material } from '#drawing/material.ts'
import { bodyOf, type Body, type Rings, type Solid } from './solid.ts'
import type { Point } from './vector.ts'

/** The cut through one solid across y, in x (right) and z (up), mm. */
export type Slice = {
  /** The cut material. */
  regions: Rings[]
  /** Edges of a bore behind the cut. */
  beyond: [Point, Point][]
  material: Material
}

/** Cuts as many solids as possible: through the middle of one of them, the first that works. */
export function slicesOf(solids: readonly Solid[]): Slice[] {
  const bodies = solids.map(bodyOf)
  const [first = [], ...others] = bodies.map((body) => bodies.flatMap((other) => sliceAt(other, middleOf(body))))
  return others.reduce((best, next) => (next.length > best.length ? next : best), first)
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
  if (axis === 'y') return [{ regions: [{ outer, holes }], beyond: [], material }]
  const place = (across: number, along: number): Point => (axis === 'x' ? [along, across] : [across, along])
  const stretches = crossings([outer, ...holes], axis === 'x' ? 0 : 1, y)
  const regions = stretches.map(([low, high]) => {
    return { outer: [place(low, near), place(high, near), place(high, far), place(low, far)], holes: [] }
  })
  const gaps = stretches.slice(1).map(([low], i) => [stretches[i]?.[1] ?? low, low] as const)
  const beyond = gaps.flatMap(([low, high]) =>
    [near, far].map((along): [Point, Point] => [place(low, along), place(high, along)]),
  )
  return [{ regions, beyond, material }]
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
