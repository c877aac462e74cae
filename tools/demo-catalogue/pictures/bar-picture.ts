import type { Picture, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { sizeOf, thousandths, type Outline } from '#tools/demo-catalogue/geometry/outline.ts'
import { number } from '#tools/demo-catalogue/text.ts'

export type SolidMaterial = SolidInput['material']
type DimensionLine = NonNullable<Picture['dimensions']>[number]

/** A bar in a picture is this many times as long as it is wide; its dimension line says how long it really is. */
const SHORTENED = 4.5

const drawnLength = (outline: Outline) => {
  const { width, height } = sizeOf(outline)
  return Math.round(SHORTENED * Math.max(width, height))
}

/** Width below, height on the left, length along the right lower edge. */
export function boxDimensions(
  corners: { left: number; right: number; bottom: number; top: number; drawn: number },
  texts: { width: string; height: string; length: string },
): [DimensionLine, DimensionLine, DimensionLine] {
  const { left, right, bottom, top, drawn } = corners
  return [
    { along: 'x', from: [left, 0, bottom], length: thousandths(right - left), text: texts.width },
    { along: 'z', from: [left, 0, bottom], length: thousandths(top - bottom), text: texts.height },
    { along: 'y', from: [right, 0, bottom], length: drawn, text: texts.length },
  ]
}

const edgesOf = (outline: Outline) => {
  const us = outline.map(([u]) => u)
  const vs = outline.map(([, v]) => v)
  return { left: Math.min(...us), right: Math.max(...us), bottom: Math.min(...vs), top: Math.max(...vs) }
}

export interface Bar {
  outline: Outline
  holes?: Outline[]
  material: SolidMaterial
  /** Real length, mm. */
  length: number
  /** What the only line across a round bar says; others have width and height. */
  across?: string
}

export function barPicture({ outline, holes, material, length, across }: Bar): Picture {
  const drawn = drawnLength(outline)
  const { width, height } = sizeOf(outline)
  const lines = boxDimensions(
    { ...edgesOf(outline), drawn },
    { width: across ?? number(width).de, height: number(height).de, length: number(length).de },
  )
  return {
    solids: [{ outline, ...(holes && { holes }), length: drawn, material }],
    dimensions: across ? lines.filter(({ along }) => along !== 'z') : lines,
  }
}

/** The bar itself, for drawings that follow the cut length. */
export const barSolid = ({ outline, holes, material, length }: Bar): SolidInput => ({
  outline,
  ...(holes && { holes }),
  length,
  material,
})

export interface MountedBar extends Bar {
  carrier: { outline: Outline; wall: number }
}

/**
 * A guide in its C-profile, both cut off at the same length: solids that share axis, begin and length may interlock,
 * and the drawing still shows what lies in front.
 */
export function mountedPicture({ outline, carrier, material, length }: MountedBar): Picture {
  const drawn = drawnLength(outline)
  const guide = edgesOf(outline)
  const profile = edgesOf(carrier.outline)
  const { width, height } = sizeOf(outline)
  const left = Math.min(guide.left, profile.left)
  const [across, up, along] = boxDimensions(
    { ...guide, drawn },
    { width: number(width).de, height: number(height).de, length: number(length).de },
  )
  return {
    solids: [
      { outline: carrier.outline, length: drawn, at: [0, 0, -carrier.wall], material: 'steel' },
      { outline, length: drawn, material },
    ],
    dimensions: [
      { ...across, from: [guide.left, 0, -carrier.wall] },
      { ...up, from: [left, 0, 0] },
      { ...along, from: [Math.max(guide.right, profile.right), 0, -carrier.wall] },
    ],
  }
}
