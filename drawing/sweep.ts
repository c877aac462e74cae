import { facetsOf, layersOf, type Facet } from './facet.ts'
import { hatch } from './hatch.ts'
import { brightness, CUT_FACE, hatchColour, isMetal, lineColour, tone } from './material.ts'
import { polygon, polyline } from './path.ts'
import type { PathMark } from './picture.ts'
import type { Sheet } from './sheet.ts'
import type { Body } from './solid.ts'
import { project, type Point } from './vector.ts'

const SEAM = 0.6
const CREASE = 0.75
const CUT_LINE = 0.9
const HATCH_LINE = 0.55
const CONTOUR = 2.1

/** Marks of one body, back to front: contour, side faces layer by layer, then the end that faces the viewer. */
export function sweep(body: Body, sheet: Sheet, hatchStep: number | undefined): PathMark[] {
  const { frame, at, near, far, material } = body
  const line = lineColour(material)
  const to = (w: number) => (point: Point) => {
    const [x, y, z] = frame.place(point[0], point[1], w)
    return sheet.at(project([x + at[0], y + at[1], z + at[2]]))
  }
  const [front, back] = [to(near), to(far)]
  const rings = [body.outer, ...body.holes]
  const visible = rings.map((ring) => facetsOf(ring, body))

  const strips = visible.flatMap(({ runs }) => runs.map((run) => [...run.map(front), ...run.toReversed().map(back)]))
  const contour = [...strips, body.outer.map(front)].map(polygon).join('')
  const marks: PathMark[] = [{ kind: 'path', d: contour, stroke: line, width: CONTOUR }]

  const facets = visible.flatMap((ring) => ring.facets)
  for (const layer of layersOf(facets, frame.viewer)) {
    const byColour = Map.groupBy(layer, ({ normal }) => tone(material, brightness(normal)))
    for (const [colour, faces] of byColour) {
      const d = faces.map(({ begin, end }) => polygon([front(begin), front(end), back(end), back(begin)])).join('')
      marks.push({ kind: 'path', d, fill: colour, stroke: colour, width: SEAM })
    }
    const creases = layer.map((facet) => polyline(creaseOf(facet, front, back))).join('')
    marks.push({ kind: 'path', d: creases, stroke: line, width: CREASE })
  }

  const cut = hatchStep !== undefined
  const endTone = cut ? CUT_FACE : brightness(frame.place(0, 0, frame.near)) + 0.08
  const end = rings.map((ring) => polygon(ring.map(front))).join('')
  marks.push({ kind: 'path', d: end, fill: tone(material, endTone), evenOdd: true, stroke: line, width: CUT_LINE })
  if (cut) {
    const lines = hatch(body, isMetal(material) ? hatchStep * 0.55 : hatchStep, isMetal(material) ? -45 : 45)
    const d = lines.map((ends) => polyline(ends.map(front))).join('')
    marks.push({ kind: 'path', d, stroke: hatchColour(material), width: HATCH_LINE })
  }
  return marks
}

/** The far edge always shows; the long edges only where the surface breaks. */
function creaseOf(facet: Facet, front: (p: Point) => Point, back: (p: Point) => Point): Point[] {
  const { begin, end, creaseAtBegin, creaseAtEnd } = facet
  return [...(creaseAtBegin ? [front(begin)] : []), back(begin), back(end), ...(creaseAtEnd ? [front(end)] : [])]
}
