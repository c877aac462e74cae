import { facesOf, layersOf, type Face } from './face.ts'
import { hatch } from '#drawing/hatch.ts'
import { brightness, CUT_FACE, hatchColour, isMetal, lineColour, tone } from '#drawing/material.ts'
import { polygon, polyline } from './path.ts'
import type { PathMark } from '#drawing/picture.ts'
import type { Paper } from '#drawing/paper.ts'
import type { Body } from './solid.ts'
import { project, type Point } from './vector.ts'

const SEAM = 0.6
const CREASE = 0.75
const CUT_LINE = 0.9
const HATCH_LINE = 0.55
const CONTOUR = 2.1
const PHANTOM = '#716d66'

/** A body's rings and visible faces, with the mappings of its near and far end to the paper. */
type Swept = {
  body: Body
  rings: Point[][]
  runs: Point[][]
  faces: (Face & { of: Swept })[]
  front: (point: Point) => Point
  back: (point: Point) => Point
}

/**
 * Returns the marks of bodies that are swept over the same stretch of the same axis, back to front. Contours come
 * first, then side faces layer by layer, then the ends that face the viewer. Neither of two such bodies needs to be
 * wholly in front of the other.
 */
export function sweep(bodies: readonly Body[], paper: Paper, hatchStep: number | undefined): PathMark[] {
  const swept = bodies.map((body) => sweptOf(body, paper))
  const viewer = swept[0]?.body.frame.viewer ?? [0, 0]
  const layers = layersOf(
    swept.flatMap(({ faces }) => faces),
    viewer,
  )
  return [...swept.map(contourMark), ...layers.flatMap(layerMarks), ...swept.flatMap((one) => endMarks(one, hatchStep))]
}

/** Returns the visible edges of bodies as one thin dashed mark. They hide nothing. */
export function phantomMark(bodies: readonly Body[], paper: Paper): PathMark {
  const swept = bodies.map((body) => sweptOf(body, paper))
  const ends = swept.flatMap(({ rings, front }) => rings.map((ring) => polygon(ring.map(front))))
  const edges = swept.flatMap(({ faces }) => faces.map(crease))
  return { kind: 'path', d: [...ends, ...edges].join(''), stroke: PHANTOM, width: CREASE, dash: '5 3' }
}

function sweptOf(body: Body, paper: Paper): Swept {
  const { frame, near, far } = body
  const rings = [body.outer, ...body.holes]
  const visible = rings.map((ring) => facesOf(ring, body))
  const swept: Swept = {
    body,
    rings,
    runs: visible.flatMap(({ runs }) => runs),
    faces: [],
    front: ([u, v]) => paper.at(project(frame.place(u, v, near))),
    back: ([u, v]) => paper.at(project(frame.place(u, v, far))),
  }
  swept.faces = visible.flatMap(({ faces }) => faces.map((face) => ({ ...face, of: swept })))
  return swept
}

function contourMark({ body, runs, front, back }: Swept): PathMark {
  const strips = runs.map((run) => [...run.map(front), ...run.toReversed().map(back)])
  const d = [...strips, body.outer.map(front)].map(polygon).join('')
  return { kind: 'path', d, stroke: lineColour(body.material), width: CONTOUR }
}

function layerMarks(layer: Swept['faces']): PathMark[] {
  const byColour = Map.groupBy(layer, ({ normal, of }) => tone(of.body.material, brightness(normal)))
  const fills = [...byColour].map(([colour, faces]): PathMark => {
    const d = faces.map(({ begin, end, of: { front, back } }) => [front(begin), front(end), back(end), back(begin)])
    return { kind: 'path', d: d.map(polygon).join(''), fill: colour, stroke: colour, width: SEAM }
  })
  const byLine = Map.groupBy(layer, ({ of }) => lineColour(of.body.material))
  const creases = [...byLine].map(([colour, faces]): PathMark => {
    return { kind: 'path', d: faces.map(crease).join(''), stroke: colour, width: CREASE }
  })
  return [...fills, ...creases]
}

/** The far edge is always visible, the long edges only where the surface breaks. */
function crease({ begin, end, creaseAtBegin, creaseAtEnd, of: { front, back } }: Swept['faces'][number]): string {
  const first = creaseAtBegin ? [front(begin)] : []
  const last = creaseAtEnd ? [front(end)] : []
  return polyline([...first, back(begin), back(end), ...last])
}

function endMarks({ body, rings, front }: Swept, hatchStep: number | undefined): PathMark[] {
  const { frame, material } = body
  const light = hatchStep === undefined ? brightness(frame.place(0, 0, frame.near)) + 0.08 : CUT_FACE
  const d = rings.map((ring) => polygon(ring.map(front))).join('')
  const line = lineColour(material)
  const end: PathMark = { kind: 'path', d, fill: tone(material, light), evenOdd: true, stroke: line, width: CUT_LINE }
  if (hatchStep === undefined) return [end]
  const lines = hatch(body, isMetal(material) ? hatchStep * 0.55 : hatchStep, isMetal(material) ? -45 : 45)
  const hatching = lines.map((ends) => polyline(ends.map(front))).join('')
  return [end, { kind: 'path', d: hatching, stroke: hatchColour(material), width: HATCH_LINE }]
}
