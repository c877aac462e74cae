import type { Picture, SolidInput } from '#demo/catalogue/family.ts'
import { sizeOf, thousandths, type Outline } from '#demo/geometry/outline.ts'
import { number } from '#demo/text.ts'

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
): DimensionLine[] {
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
  /** What the width's and the height's lines say, where the outline's size does not. */
  says?: { width?: string; height?: string }
}

export function barPicture({ outline, holes, material, length, says }: Bar): Picture {
  const drawn = drawnLength(outline)
  const { width, height } = sizeOf(outline)
  return {
    solids: [{ outline, ...(holes && { holes }), length: drawn, material }],
    dimensions: boxDimensions(
      { ...edgesOf(outline), drawn },
      {
        width: says?.width ?? number(width).de,
        height: says?.height ?? number(height).de,
        length: number(length).de,
      },
    ),
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
  /** The part that stands above the steel profile's lips. */
  head: Outline
  carrier: { outline: Outline; wall: number }
}

/**
 * A guide in its C-profile, both flush in front. Of the foot only the section can be seen, so it is a sliver at the
 * front and the head is drawn along the whole length: that keeps the painting order exact.
 */
export function mountedPicture({ outline, head, carrier, material, length }: MountedBar): Picture {
  const drawn = drawnLength(outline)
  const profile = carrier.outline.map(([u, v]): [number, number] => [u, thousandths(v - carrier.wall)])
  const guide = edgesOf(outline)
  const { width, height } = sizeOf(outline)
  return {
    solids: [
      { outline: profile, length: Math.round(drawn * 1.15), material: 'steel' },
      { outline: head, length: drawn, material },
      { outline, length: 0.02, material },
    ],
    dimensions: boxDimensions(
      { ...guide, bottom: -carrier.wall, drawn },
      { width: number(width).de, height: number(height).de, length: number(length).de },
    ).map((line) => {
      if (line.along === 'z')
        return { ...line, from: [Math.min(guide.left, ...profile.map(([u]) => u)), 0, 0], length: height }
      return line
    }),
  }
}
