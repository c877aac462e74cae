import { direction, type Point, type Vector } from '#drawing/geometry/vector.ts'
import type { Prism } from './prism.ts'
import type { Cubic, Curve } from '#drawing/geometry/curve.ts'
import type { RingCurves } from './ring-curves.ts'
import { stepReal, type StepFile, type StepId } from './step-file.ts'

/** The edges of one swept curve: at both ends of the sweep, and along it at the curve's begin. */
interface SweptCurve {
  curve: Curve
  low: StepId
  high: StepId
  along: StepId
}

/**
 * Adds a prism as a closed shell of exact faces: planes and cylinders, bounded by lines and circles.
 * @returns the solid's entity.
 */
export function addStepSolid(file: StepFile, prism: Prism, name: string): StepId {
  const rings = [prism.outer, ...prism.holes].map((ring) => sweptRing(file, prism, ring))
  const sides = rings.flatMap((ring) => ring.map((_, i) => sideFace(file, prism, ring, i)))
  const shell = file.add(
    `CLOSED_SHELL('',(${[...sides, endFace(file, prism, rings, 'low'), endFace(file, prism, rings, 'high')].join()}))`,
  )
  return file.add(`MANIFOLD_SOLID_BREP(${name},${shell})`)
}

function sweptRing(file: StepFile, prism: Prism, ring: RingCurves): SweptCurve[] {
  const { low, high, place, normal } = prism
  const vertices = ring.map(({ begin }) =>
    [low, high].map((along) => file.add(`VERTEX_POINT('',${file.point(place(begin, along))})`)),
  )
  return ring.map((curve, i) => {
    const [from, to] = [vertices[i] ?? [], vertices[(i + 1) % vertices.length] ?? []]
    const edgeAt = (end: 0 | 1) => edge(file, from[end], to[end], curveAt(file, prism, curve, end === 0 ? low : high))
    const upright = line(file, place(curve.begin, low), normal)
    return { curve, low: edgeAt(0), high: edgeAt(1), along: edge(file, from[0], from[1], upright) }
  })
}

const edge = (file: StepFile, from: StepId | undefined, to: StepId | undefined, curve: StepId): StepId =>
  file.add(`EDGE_CURVE('',${from},${to},${curve},.T.)`)

const line = (file: StepFile, from: Vector, to: Vector): StepId =>
  file.add(`LINE('',${file.point(from)},${file.add(`VECTOR('',${file.direction(to)},1.)`)})`)

/** The curve itself at one end of the sweep, in its own direction. */
function curveAt(file: StepFile, prism: Prism, curve: Curve, along: number): StepId {
  const { place, normal } = prism
  if (curve.kind === 'line')
    return line(file, place(curve.begin, along), inSpace(prism, direction(curve.begin, curve.end)))
  if (curve.kind === 'cubic') {
    const points = controlPoints(curve).map((point) => file.point(place(point, along)))
    return file.add(
      `B_SPLINE_CURVE_WITH_KNOTS('',3,(${points.join()}),.UNSPECIFIED.,.F.,.F.,(4,4),(0.,1.),.UNSPECIFIED.)`,
    )
  }
  const { centre, begin, radius, turn } = curve
  const axis = turn > 0 ? normal : opposite(normal)
  const circle = file.placement(place(centre, along), axis, inSpace(prism, direction(centre, begin)))
  return file.add(`CIRCLE('',${circle},${stepReal(radius)})`)
}

const controlPoints = ({ begin, from, to, end }: Cubic): Point[] => [begin, from, to, end]

/** A face along the sweep: a plane, or a cylinder whose material is inside or outside of it. */
function sideFace(file: StepFile, prism: Prism, ring: readonly SweptCurve[], i: number): StepId {
  const { low, high, normal, place } = prism
  const [swept, next] = [ring[i], ring[(i + 1) % ring.length]]
  if (!swept || !next) throw new RangeError(`A ring has no curve ${i}`)
  const { curve } = swept
  const loop = edgeLoop(file, [
    [swept.low, true],
    [next.along, true],
    [swept.high, false],
    [swept.along, false],
  ])
  const bound = file.add(`FACE_OUTER_BOUND('',${loop},.T.)`)
  if (curve.kind === 'line') {
    const ahead = direction(curve.begin, curve.end)
    const outward: Point = [ahead[1], -ahead[0]]
    const at = file.placement(place(curve.begin, low), inSpace(prism, outward), inSpace(prism, ahead))
    return file.add(`ADVANCED_FACE('',(${bound}),${file.add(`PLANE('',${at})`)},.T.)`)
  }
  if (curve.kind === 'cubic') {
    const points = controlPoints(curve).map(
      (point) => `(${[low, high].map((along) => file.point(place(point, along))).join()})`,
    )
    const spline = file.add(
      `B_SPLINE_SURFACE_WITH_KNOTS('',3,1,(${points.join()}),.UNSPECIFIED.,.F.,.F.,.F.,(4,4),(2,2),(0.,1.),(0.,1.),.UNSPECIFIED.)`,
    )
    return file.add(`ADVANCED_FACE('',(${bound}),${spline},.T.)`)
  }
  const { centre, begin, radius, turn } = curve
  const at = file.placement(place(centre, low), normal, inSpace(prism, direction(centre, begin)))
  const surface = file.add(`CYLINDRICAL_SURFACE('',${at},${stepReal(radius)})`)
  return file.add(`ADVANCED_FACE('',(${bound}),${surface},${turn > 0 ? '.T.' : '.F.'})`)
}

/** The plane at one end of the sweep; its normal points away from the material. */
function endFace(file: StepFile, prism: Prism, rings: readonly SweptCurve[][], end: 'low' | 'high'): StepId {
  const isHigh = end === 'high'
  const bounds = rings.map((ring, i) => {
    const edges = ring.map((swept): [StepId, boolean] => [swept[end], isHigh])
    const loop = edgeLoop(file, isHigh ? edges : edges.toReversed())
    return file.add(`${i === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${loop},.T.)`)
  })
  const { normal, place, u } = prism
  const begin = rings[0]?.[0]?.curve.begin ?? [0, 0]
  const at = file.placement(place(begin, prism[end]), isHigh ? normal : opposite(normal), u)
  return file.add(`ADVANCED_FACE('',(${bounds.join()}),${file.add(`PLANE('',${at})`)},.T.)`)
}

function edgeLoop(file: StepFile, edges: readonly [StepId, boolean][]): StepId {
  const oriented = edges.map(([id, isForward]) => file.add(`ORIENTED_EDGE('',*,*,${id},${isForward ? '.T.' : '.F.'})`))
  return file.add(`EDGE_LOOP('',(${oriented.join()}))`)
}

const opposite = ([x, y, z]: Vector): Vector => [-x, -y, -z]

/** A direction of the rings' plane in space. */
const inSpace = ({ u, v }: Prism, [a, b]: Point): Vector => [
  u[0] * a + v[0] * b,
  u[1] * a + v[1] * b,
  u[2] * a + v[2] * b,
]
