import { direction, type Point, type Vector } from '#drawing/geometry/vector.ts'
import { levelOf, runsForward, type Piece, type Cap, type Wall, type WallEnd } from './piece.ts'
import type { Cubic, Curve } from '#drawing/geometry/curve.ts'
import { stepReal, type StepFile, type StepId } from './step-file.ts'

type Plane = Wall['plane']

/** The edges of one swept curve: at both ends of the sweep, and along it at the curve's begin. */
interface SweptCurve {
  curve: Curve
  low: StepId
  high: StepId
  along: StepId
}

type SweptWalls = ReadonlyMap<Wall, readonly SweptCurve[]>

/**
 * Adds a piece as a closed shell of exact faces: planes, cylinders and B-spline surfaces.
 * @returns the solid's entity.
 */
export function addStepSolid(file: StepFile, { walls, caps }: Piece, name: string): StepId {
  const swept: SweptWalls = new Map(walls.map((wall) => [wall, sweptRing(file, wall)]))
  const sides = walls.flatMap((wall) => wall.ring.map((_, i) => sideFace(file, wall, i, swept)))
  const ends = caps.map((cap) => capFace(file, cap, swept))
  const shell = file.add(`CLOSED_SHELL('',(${[...sides, ...ends].join()}))`)
  return file.add(`MANIFOLD_SOLID_BREP(${name},${shell})`)
}

function sweptRing(file: StepFile, { plane, ring, low, high }: Wall): SweptCurve[] {
  const { place, normal } = plane
  const vertices = ring.map(({ begin }) =>
    [low, high].map((along) => file.add(`VERTEX_POINT('',${file.point(place(begin, along))})`)),
  )
  return ring.map((curve, i) => {
    const [from, to] = [vertices[i] ?? [], vertices[(i + 1) % vertices.length] ?? []]
    const edgeAt = (end: 0 | 1) => edge(file, from[end], to[end], curveAt(file, plane, curve, end === 0 ? low : high))
    const upright = line(file, place(curve.begin, low), normal)
    return { curve, low: edgeAt(0), high: edgeAt(1), along: edge(file, from[0], from[1], upright) }
  })
}

const edge = (file: StepFile, from: StepId | undefined, to: StepId | undefined, curve: StepId): StepId =>
  file.add(`EDGE_CURVE('',${from},${to},${curve},.T.)`)

const line = (file: StepFile, from: Vector, to: Vector): StepId =>
  file.add(`LINE('',${file.point(from)},${file.add(`VECTOR('',${file.direction(to)},1.)`)})`)

/** The curve itself at one end of the sweep, in its own direction. */
function curveAt(file: StepFile, plane: Plane, curve: Curve, along: number): StepId {
  const { place, normal } = plane
  if (curve.kind === 'line')
    return line(file, place(curve.begin, along), inSpace(plane, direction(curve.begin, curve.end)))
  if (curve.kind === 'cubic') {
    const points = controlPoints(curve).map((point) => file.point(place(point, along)))
    return file.add(
      `B_SPLINE_CURVE_WITH_KNOTS('',3,(${points.join()}),.UNSPECIFIED.,.F.,.F.,(4,4),(0.,1.),.UNSPECIFIED.)`,
    )
  }
  const { centre, begin, radius, turn } = curve
  const axis = turn > 0 ? normal : opposite(normal)
  const circle = file.placement(place(centre, along), axis, inSpace(plane, direction(centre, begin)))
  return file.add(`CIRCLE('',${circle},${stepReal(radius)})`)
}

const controlPoints = ({ begin, from, to, end }: Cubic): Point[] => [begin, from, to, end]

/**
 * A face along the sweep: a plane, a cylinder or a B-spline surface. Holes may open in a plane, and material is inside
 * or outside of a cylinder.
 */
function sideFace(file: StepFile, wall: Wall, i: number, walls: SweptWalls): StepId {
  const { plane, low, high } = wall
  const { normal, place } = plane
  const ring = walls.get(wall) ?? []
  const [swept, next] = [ring[i], ring[(i + 1) % ring.length]]
  if (!swept || !next) throw new RangeError(`A ring has no curve ${i}`)
  const { curve } = swept
  const loop = edgeLoop(file, [
    [swept.low, true],
    [next.along, true],
    [swept.high, false],
    [swept.along, false],
  ])
  const openings = wall.openings.filter((opening) => opening.curve === i).map(({ end }) => endLoop(file, end, walls))
  const bound = [
    file.add(`FACE_OUTER_BOUND('',${loop},.T.)`),
    ...openings.map((hole) => file.add(`FACE_BOUND('',${hole},.T.)`)),
  ].join()
  if (curve.kind === 'line') {
    const ahead = direction(curve.begin, curve.end)
    const outward: Point = [ahead[1], -ahead[0]]
    const at = file.placement(place(curve.begin, low), inSpace(plane, outward), inSpace(plane, ahead))
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
  const at = file.placement(place(centre, low), normal, inSpace(plane, direction(centre, begin)))
  const surface = file.add(`CYLINDRICAL_SURFACE('',${at},${stepReal(radius)})`)
  return file.add(`ADVANCED_FACE('',(${bound}),${surface},${turn > 0 ? '.T.' : '.F.'})`)
}

/** A plane across the sweep; its normal points away from the material. */
function capFace(file: StepFile, { ends, isUp }: Cap, walls: SweptWalls): StepId {
  const [first] = ends
  if (!first) throw new RangeError('A cap needs a contour')
  const bounds = ends.map((end, i) =>
    file.add(`${i === 0 ? 'FACE_OUTER_BOUND' : 'FACE_BOUND'}('',${endLoop(file, end, walls)},.T.)`),
  )
  const { normal, place, u } = first.wall.plane
  const begin = first.wall.ring[0]?.begin ?? [0, 0]
  const at = file.placement(place(begin, levelOf(first)), isUp ? normal : opposite(normal), u)
  return file.add(`ADVANCED_FACE('',(${bounds.join()}),${file.add(`PLANE('',${at})`)},.T.)`)
}

/** A contour of a wall as the bound of its other face. */
function endLoop(file: StepFile, end: WallEnd, walls: SweptWalls): StepId {
  const isForward = runsForward(end)
  const edges = (walls.get(end.wall) ?? []).map((swept): [StepId, boolean] => [swept[end.end], isForward])
  return edgeLoop(file, isForward ? edges : edges.toReversed())
}

function edgeLoop(file: StepFile, edges: readonly [StepId, boolean][]): StepId {
  const oriented = edges.map(([id, isForward]) => file.add(`ORIENTED_EDGE('',*,*,${id},${isForward ? '.T.' : '.F.'})`))
  return file.add(`EDGE_LOOP('',(${oriented.join()}))`)
}

const opposite = ([x, y, z]: Vector): Vector => [-x, -y, -z]

/** A direction of the rings' plane in space. */
const inSpace = ({ u, v }: Plane, [a, b]: Point): Vector => [
  u[0] * a + v[0] * b,
  u[1] * a + v[1] * b,
  u[2] * a + v[2] * b,
]
