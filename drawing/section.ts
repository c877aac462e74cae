import { annotationMarks, extentOf } from './annotation.ts'
import { boxAround, heightOf, widthOf, type Box } from './geometry/box.ts'
import type { Dimension } from './dimension.ts'
import { flatDimensions } from './flat-dimension.ts'
import { hatch } from './hatch.ts'
import { hatchColour, isMetal, lineColour, tone } from './material.ts'
import { polygon, polyline } from './geometry/path.ts'
import { writeSvg, type PathMark, type Drawing } from './picture.ts'
import { paperFor, type Paper } from './paper.ts'
import { slicesOf, type Slice } from './geometry/slice.ts'
import type { Solid } from './geometry/solid.ts'
import type { Point } from './geometry/vector.ts'

export type Section = {
  readonly solids: readonly Solid[]
  /** Seen in the section but not cut, and so without hatching: the teeth of a wheel. */
  readonly uncut?: readonly Solid[]
  /** Widths (x) and heights (z). A section does not show lengths (y). Default: overall width and height. */
  readonly dimensions?: readonly Dimension[]
  /** Size of the texts as a share of the section's longer side. Default 0.075. */
  readonly textSize?: number
  /** Text of a default dimension, from mm. Default: to a tenth, with a point. */
  readonly textOf?: (mm: number) => string
  /** Margin around the drawing as a share of its longer side. Default 0.03. */
  readonly padding?: number
}

const TEXT = 0.075
const HATCH = 0.04
const FACE = 0.84
const CONTOUR = 1.5
const HATCH_LINE = 0.6
const EDGE = 0.9

/** z points up, the second axis of the drawing down. */
const flat = ([u, v]: Point): Point => [u, -v]

/**
 * Returns the flat, hatched cross-section across the length as marks.
 * @throws RangeError without a solid.
 */
export function composeSection({
  solids,
  uncut = [],
  dimensions,
  textSize = TEXT,
  textOf = tenths,
  padding = 0.03,
}: Section): Drawing {
  const slices = slicesOf(solids)
  const seen = uncut.length > 0 ? slicesOf(uncut).map(withoutBores) : []
  const points = [...seen, ...slices].flatMap(({ regions }) => regions.flatMap(({ outer }) => outer))
  const box = boxAround(points)
  const longer = Math.max(widthOf(box), heightOf(box))
  const annotations = flatDimensions(dimensions ?? overall(box, textOf), box, longer * textSize)
  const paper = paperFor([...points.map(flat), ...annotations.flatMap(extentOf)], padding)
  const marks = [
    ...seen.flatMap((slice) => sliceMarks(slice, paper, undefined)),
    ...slices.flatMap((slice) => sliceMarks(slice, paper, longer * HATCH)),
  ]
  const { width, height, scale } = paper
  return { width, height, scale, marks: [...marks, ...annotationMarks(annotations, paper)] }
}

/** Returns the flat cross-section as a complete SVG file. */
export const drawSection = ({ title, ...section }: Section & { readonly title?: string }): string =>
  writeSvg(composeSection(section), title)

const withoutBores = (slice: Slice): Slice => ({ ...slice, beyond: [] })

/** The marks of a cut solid; without a step of hatching it is seen, not cut. */
function sliceMarks({ regions, beyond, material }: Slice, paper: Paper, step: number | undefined): PathMark[] {
  const at = (point: Point) => paper.at(flat(point))
  const [spacing, angle] = isMetal(material) ? [(step ?? 0) * 0.6, -45] : [step ?? 0, 45]
  const faces = regions.flatMap(({ outer, holes }) => [outer, ...holes].map((ring) => polygon(ring.map(at))))
  const face = faces.join('')
  const line = (ends: readonly Point[]) => polyline(ends.map(at))
  const hatching = step ? regions.flatMap((region) => hatch(region, spacing, angle).map(line)).join('') : ''
  const behind: PathMark = { kind: 'path', d: beyond.map(line).join(''), stroke: lineColour(material), width: EDGE }
  return [
    ...(beyond.length > 0 ? [behind] : []),
    { kind: 'path', d: face, fill: tone(material, FACE), evenOdd: true },
    ...(hatching ? [{ kind: 'path', d: hatching, stroke: hatchColour(material), width: HATCH_LINE } as const] : []),
    { kind: 'path', d: face, stroke: lineColour(material), width: CONTOUR },
  ]
}

const tenths = (mm: number): string => String(Math.round(mm * 10) / 10)

function overall(box: Box, textOf: (mm: number) => string): Dimension[] {
  const from = [box.min[0], 0, box.min[1]] as const
  const [width, height] = [widthOf(box), heightOf(box)]
  return [
    { along: 'x', from, length: width, text: textOf(width) },
    { along: 'z', from, length: height, text: textOf(height) },
  ]
}
