import { bodyOf, cornersOf, type Solid } from '#drawing/geometry/solid.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { PartPicture } from './picture.ts'

interface Range {
  from: number
  to: number
}

const rangeOf = (values: readonly number[]): Range => ({ from: Math.min(...values), to: Math.max(...values) })

/** The box around an assembly, mm. */
function boxOf(solids: readonly Solid[]): { x: Range; y: Range; z: Range } {
  const corners = solids.flatMap((solid) => cornersOf(bodyOf(solid)))
  return {
    x: rangeOf(corners.map(([x]) => x)),
    y: rangeOf(corners.map(([, y]) => y)),
    z: rangeOf(corners.map(([, , z]) => z)),
  }
}

const spanOf = ({ from, to }: Range) => to - from

/** Width, length and height of an assembly's box, to a tenth of a millimetre, as its drawing prints them. */
export function assemblySizes(solids: readonly Solid[]) {
  const { x, y, z } = boxOf(solids)
  const printed = (range: Range) => Math.round(spanOf(range) * 10) / 10
  return { width: printed(x), length: printed(y), height: printed(z) }
}

/** Solids far to near, with the three sizes of their box. */
export function assemblyPicture(solids: readonly Solid[]): PartPicture {
  const { x, y, z } = boxOf(solids)
  const { width, length, height } = assemblySizes(solids)
  return {
    solids,
    dimensions: [
      { along: 'x', from: [x.from, y.from, z.from], length: spanOf(x), text: formatDecimal(width).de },
      { along: 'z', from: [x.from, y.from, z.from], length: spanOf(z), text: formatDecimal(height).de },
      { along: 'y', from: [x.to, y.from, z.from], length: spanOf(y), text: formatDecimal(length).de },
    ],
  }
}
