import { annotationMarks, extentOf } from './annotation.ts'
import { boxAround, heightOf, widthOf } from './geometry/box.ts'
import { isometricDimensions, type Dimension } from './dimension.ts'
import { writeSvg, type Drawing } from './picture.ts'
import { paperFor } from './paper.ts'
import { bodyOf, cornersOf, type Body, type Solid } from './geometry/solid.ts'
import { phantomMark, sweep } from './geometry/sweep.ts'
import { project } from './geometry/vector.ts'

export type Scene = {
  /** Far solids first. Neighbours with the same axis, begin and length may interlock and have any order. */
  readonly solids: readonly Solid[]
  readonly dimensions?: readonly Dimension[]
  /** Whether to hatch the near ends of solids along y, which are cut faces. Default true. */
  readonly hatch?: boolean
  /** Margin around the drawing as a share of its longer side. Default 0.03. */
  readonly padding?: number
}

/** Size of dimension texts and distance of hatch lines as shares of the bodies' longer side. */
const TEXT = 0.06
const HATCH = 0.02

/**
 * Returns the isometric drawing of some solids as marks.
 * @throws RangeError without a solid.
 */
export function composeScene({ solids, dimensions = [], hatch = true, padding = 0.03 }: Scene): Drawing {
  const bodies = solids.map(bodyOf)
  const corners = bodies.flatMap(cornersOf)
  const shown = corners.map(project)
  const box = boxAround(shown)
  const longer = Math.max(widthOf(box), heightOf(box))
  const annotations = isometricDimensions(dimensions, corners, longer * TEXT)
  const paper = paperFor([...shown, ...annotations.flatMap(extentOf)], padding)
  const phantoms = bodies.filter((_, i) => solids[i]?.phantom)
  const marks = [
    ...coextensive(bodies.filter((_, i) => !solids[i]?.phantom)).flatMap((group) =>
      sweep(group, paper, hatch && group[0]?.axis === 'y' ? longer * HATCH : undefined),
    ),
    ...(phantoms.length > 0 ? [phantomMark(phantoms, paper)] : []),
  ]
  const picture = {
    width: paper.width,
    height: paper.height,
    marks: [...marks, ...annotationMarks(annotations, paper)],
  }
  if (annotations.length === 0) return picture
  const plain = boxAround(shown.map(paper.at))
  const room = Math.max(widthOf(plain), heightOf(plain)) * padding
  const viewBox = [plain.min[0] - room, plain.min[1] - room, widthOf(plain) + 2 * room, heightOf(plain) + 2 * room]
  return { ...picture, plain: { marks: marks.length, viewBox: viewBox.map(Math.round).join(' ') } }
}

/** Neighbours in the list with the same stretch of the same axis are drawn as one. */
export function coextensive(bodies: readonly Body[]): Body[][] {
  const groups: Body[][] = []
  for (const body of bodies) {
    const last = groups.at(-1)?.at(-1)
    const joins = last && last.axis === body.axis && last.near === body.near && last.far === body.far
    if (joins) groups.at(-1)?.push(body)
    else groups.push([body])
  }
  return groups
}

/** Returns the isometric drawing as a complete SVG file of a few KB. The same input gives the same file. */
export const drawScene = ({ title, ...scene }: Scene & { readonly title?: string }): string =>
  writeSvg(composeScene(scene), title)
