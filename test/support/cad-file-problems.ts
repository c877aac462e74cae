import DxfReader from 'dxf-parser'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import { z } from 'zod'
import type { Model } from '#drawing/export/model.ts'
import { prismOf, prismsBox } from '#drawing/export/prism.ts'
import { ringArea } from '#drawing/export/ring-curves.ts'
import { unitedPieces } from '#drawing/export/unite.ts'
import { flatContours, writeDxf } from '#drawing/export/write-dxf.ts'
import { writeStep } from '#drawing/export/write-step.ts'
import { writeStl } from '#drawing/export/write-stl.ts'
import { edgeFrom } from '#drawing/geometry/corner.ts'
import { type Curve } from '#drawing/geometry/curve.ts'
import { area } from '#drawing/geometry/outline.ts'
import { readStep } from './read-step.ts'

/** Largest relative difference between a file and the geometry that it was written of. */
const TOLERANCE = 0.001

const solidsOf = ({ parts }: Model) => parts.flatMap(({ solids }) => solids)

/** By the area of the drawings, another computation than that of exact curves. mm³. */
const volumeOf = (model: Model): number =>
  solidsOf(model).reduce((sum, { outline, holes = [], length }) => {
    const section = holes.reduce((rest, hole) => rest - area(hole), area(outline))
    return sum + section * length
  }, 0)

const differs = (value: number, expected: number, size = expected): boolean =>
  Number.isNaN(value) || Math.abs(value - expected) > TOLERANCE * Math.abs(size)

/** Reads the STEP file of a model with another program: closed, valid, with the volume and box of the geometry. */
export function stepProblems(model: Model): string[] {
  const read = readStep(writeStep(model, { author: 'Musterwerk', date: '2026-01-15' }))
  const { min, max } = prismsBox(solidsOf(model).map(prismOf))
  const bodies = model.parts.flatMap(({ solids }) => unitedPieces(solids))
  const [count, volume] = [bodies.length, volumeOf(model)]
  return [
    ...(read.isValid ? [] : ['invalid']),
    ...(read.isClosed ? [] : ['open']),
    ...(read.solids === count ? [] : [`${read.solids} solids in place of ${count}`]),
    ...(differs(read.volume, volume) ? [`volume ${read.volume} in place of ${volume}`] : []),
    ...([0, 1, 2] as const).flatMap((i) => {
      const size = max[i] - min[i]
      const isWrong = differs(read.min[i], min[i], size) || differs(read.max[i], max[i], size)
      return isWrong ? [`axis ${i} from ${read.min[i]} to ${read.max[i]}, not ${min[i]} to ${max[i]}`] : []
    }),
  ].map((problem) => `${model.name} as STEP: ${problem}`)
}

/** Reads the STL file with the reader of three. Each edge has one triangle in either direction. */
export function stlProblems(model: Model): string[] {
  const { position } = new STLLoader().parse(writeStl(model).buffer).attributes
  if (!position) return [`${model.name} has no triangles`]
  const at = (i: number) => [position.getX(i), position.getY(i), position.getZ(i)] as const
  const edges = new Map<string, number>()
  let volume = 0
  for (let i = 0; i < position.count; i += 3) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)]
    volume += a[0] * (b[1] * c[2] - b[2] * c[1])
    volume += a[1] * (b[2] * c[0] - b[0] * c[2])
    volume += a[2] * (b[0] * c[1] - b[1] * c[0])
    for (const [from, to] of [[a, b] as const, [b, c] as const, [c, a] as const]) {
      edges.set(`${from}|${to}`, (edges.get(`${from}|${to}`) ?? 0) + 1)
    }
  }
  const shared = [...edges.values()].filter((count) => count > 1).length
  const back = (edge: string) => edge.split('|').toReversed().join('|')
  const open = [...edges].filter(([edge, count]) => edges.get(back(edge)) !== count)
  return [
    ...(open.length === 0 ? [] : [`${open.length} open edges`]),
    ...(shared === 0 ? [] : [`${shared} edges that four triangles share`]),
    ...(differs(volume / 6, volumeOf(model)) ? [`volume ${volume / 6} in place of ${volumeOf(model)}`] : []),
  ].map((problem) => `${model.name} as STL: ${problem}`)
}

const polylineSchema = z.object({
  type: z.literal('LWPOLYLINE'),
  /** Whether it is closed. */
  shape: z.literal(true),
  layer: z.string(),
  vertices: z.array(z.object({ x: z.number(), y: z.number(), bulge: z.number().optional() })),
})

/** The contours of a DXF file as curves, read by another library. */
export const dxfContours = (dxf: string): Curve[][] =>
  z
    .array(polylineSchema)
    .parse(new DxfReader().parseSync(dxf)?.entities)
    .map(({ vertices }) =>
      vertices.map(({ x, y, bulge = 0 }, i) => {
        const next = vertices[(i + 1) % vertices.length] ?? { x, y }
        return edgeFrom([x, y, 0, bulge], [next.x, next.y])
      }),
    )

/** Reads the DXF file with another library: closed polylines whose areas, bulges included, are those of the section. */
export function dxfProblems(model: Model): string[] {
  const read = z.array(polylineSchema).safeParse(new DxfReader().parseSync(writeDxf(model))?.entities)
  if (!read.success) return [`${model.name} as DXF: ${read.error.message}`]
  const areas = flatContours(model).map(({ ring }) => ringArea(ring))
  const layers = new Set(read.data.map(({ layer }) => layer.replace(/-INNER$/, '')))
  const doubles = read.data.length - new Set(read.data.map(({ vertices }) => contourKey(vertices))).size
  return [
    ...(layers.size === model.parts.length ? [] : [`${layers.size} layers`]),
    ...(doubles === 0 ? [] : [`${doubles} contours twice`]),
    ...(areas.length === read.data.length ? [] : [`${read.data.length} contours in place of ${areas.length}`]),
    ...read.data.flatMap(({ vertices }, i) =>
      differs(bulgedArea(vertices), areas[i] ?? NaN) ? [`contour ${i} has ${bulgedArea(vertices)} mm²`] : [],
    ),
  ].map((problem) => `${model.name} as DXF: ${problem}`)
}

/** The same for contours that cut the same line, wherever they begin and in whatever direction. */
function contourKey(vertices: z.output<typeof polylineSchema>['vertices']): string {
  const round = (value: number) => String(Math.round(value * 1000) / 1000 + 0)
  const middles = vertices.map(({ x, y, bulge = 0 }, i) => {
    const next = vertices[(i + 1) % vertices.length] ?? { x, y }
    return { x, y, next, bulge }
  })
  // Two halves of a circle may begin anywhere: its centre and radius tell it.
  const [first, ...others] = middles
  if (first && others.length === 1 && middles.every(({ bulge }) => Math.abs(Math.abs(bulge) - 1) < 1e-6)) {
    const diameter = Math.hypot(first.next.x - first.x, first.next.y - first.y)
    return ['circle', (first.x + first.next.x) / 2, (first.y + first.next.y) / 2, diameter]
      .map((value) => (typeof value === 'number' ? round(value) : value))
      .join(' ')
  }
  return middles
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .toSorted()
    .join(' ')
}

/** Area of a polyline: a bulge is the tangent of a quarter of its arc's angle. */
function bulgedArea(vertices: z.output<typeof polylineSchema>['vertices']): number {
  const parts = vertices.map((from, i) => {
    const to = vertices[(i + 1) % vertices.length] ?? from
    const angle = 4 * Math.atan(from.bulge ?? 0)
    const chord = Math.hypot(to.x - from.x, to.y - from.y)
    const radius = angle === 0 ? 0 : chord / (2 * Math.sin(Math.abs(angle) / 2))
    return (from.x * to.y - to.x * from.y) / 2 + (radius ** 2 * (angle - Math.sin(angle))) / 2
  })
  return parts.reduce((sum, part) => sum + part, 0)
}
