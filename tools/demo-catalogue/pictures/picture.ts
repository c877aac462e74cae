import type { CompletePicture } from '#tools/demo-catalogue/catalogue/complete-lines.ts'
import type { Dimension } from '#drawing/dimension.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Vector } from '#drawing/geometry/vector.ts'
import { roundOutline, thousandths } from '#tools/demo-catalogue/geometry/outline.ts'

/** Solids far to near, and the lines that give their sizes. */
export interface PartPicture {
  solids: readonly Solid[]
  dimensions: readonly Dimension[]
}

type PictureInput = CompletePicture
type SolidInput = PictureInput['solids'][number]

const roundVector = ([x, y, z]: Vector): [number, number, number] => [thousandths(x), thousandths(y), thousandths(z)]

/** A solid in the import format, rounded to thousandths of a millimetre. */
export const toSolidInput = (solid: Solid): SolidInput => ({
  ...solid,
  outline: roundOutline(solid.outline),
  holes: solid.holes?.map(roundOutline),
  from: solid.from === undefined ? undefined : thousandths(solid.from),
  length: thousandths(solid.length),
  at: solid.at && roundVector(solid.at),
})

export const toPictureInput = ({ solids, dimensions }: PartPicture): PictureInput => ({
  solids: solids.map(toSolidInput),
  dimensions: dimensions.map(({ along, from, length, text }) => ({
    along,
    from: roundVector(from),
    length: thousandths(length),
    text,
  })),
})
