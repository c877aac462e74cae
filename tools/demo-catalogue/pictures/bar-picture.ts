import type { Outline } from '#drawing/geometry/corner.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { PartPicture } from './picture.ts'

/** A bar is drawn this many times as long as it is wide; its dimension line gives the real length. */
const DRAWN_LENGTHS = 4.5

export interface Bar {
  outline: Outline
  holes?: readonly Outline[]
  material: Solid['material']
  /** Real length, mm. */
  length: number
  /** Text of the only line across a round bar; others have width and height. */
  diameterText?: string
}

/** The steel profile that a bar is mounted in. */
interface Carrier {
  outline: Outline
  wall: number
}

/** Where the lines of a box begin, and its size as drawn; mm. */
interface DrawnBox {
  left: number
  right: number
  bottom: number
  top: number
  length: number
}

/** Lines of a box: width below, height on the left, length along the right lower edge. */
export const boxDimensions = (
  { left, right, bottom, top, length }: DrawnBox,
  texts: { width: string; height: string; length: string },
) =>
  ({
    width: { along: 'x', from: [left, 0, bottom], length: right - left, text: texts.width },
    height: { along: 'z', from: [left, 0, bottom], length: top - bottom, text: texts.height },
    length: { along: 'y', from: [right, 0, bottom], length, text: texts.length },
  }) as const

function edgesOf(outline: Outline) {
  const { min, max } = boundingBox(outline)
  return { left: min[0], right: max[0], bottom: min[1], top: max[1] }
}

function drawnBar({ outline, length, diameterText }: Bar) {
  const { width, height } = sizeOf(outline)
  const drawn = Math.round(DRAWN_LENGTHS * Math.max(width, height))
  const texts = {
    width: diameterText ?? formatDecimal(width).de,
    height: formatDecimal(height).de,
    length: formatDecimal(length).de,
  }
  return { drawn, lines: boxDimensions({ ...edgesOf(outline), length: drawn }, texts) }
}

/** The bar itself, for drawings that follow the cut length. */
export const barSolid = ({ outline, holes, material, length }: Bar): Solid => ({ outline, holes, length, material })

export function barPicture(bar: Bar): PartPicture {
  const { drawn, lines } = drawnBar(bar)
  return {
    solids: [barSolid({ ...bar, length: drawn })],
    dimensions: bar.diameterText ? [lines.width, lines.length] : [lines.width, lines.height, lines.length],
  }
}

/**
 * A guide in its C-profile, both cut off at the same length. Solids that share axis, begin and length may interlock;
 * the drawing still shows which is in front.
 */
export function mountedPicture(bar: Bar, carrier: Carrier): PartPicture {
  const { drawn, lines } = drawnBar(bar)
  const guide = edgesOf(bar.outline)
  const profile = edgesOf(carrier.outline)
  return {
    solids: [
      { outline: carrier.outline, length: drawn, at: [0, 0, -carrier.wall], material: 'steel' },
      barSolid({ ...bar, length: drawn }),
    ],
    dimensions: [
      { ...lines.width, from: [guide.left, 0, -carrier.wall] },
      { ...lines.height, from: [Math.min(guide.left, profile.left), 0, 0] },
      { ...lines.length, from: [Math.max(guide.right, profile.right), 0, -carrier.wall] },
    ],
  }
}
