import { prismOf, prismsEnvelope } from '#drawing/export/prism.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { PartPicture } from './picture.ts'

interface Range {
  from: number
  to: number
}

/** The box around an assembly, mm. */
function boxOf(solids: readonly Solid[]): { x: Range; y: Range; z: Range } {
  const { min, max } = prismsEnvelope(solids.map(prismOf))
  const range = (i: 0 | 1 | 2): Range => ({ from: min[i], to: max[i] })
  return { x: range(0), y: range(1), z: range(2) }
}

const spanOf = ({ from, to }: Range) => to - from

/** Width, length and height of an assembly's box, to a tenth of a millimetre, as its drawing prints them. */
export function assemblySizes(solids: readonly Solid[]) {
  const { x, y, z } = boxOf(solids)
  const printed = (range: Range) => Math.round(Number((spanOf(range) * 10).toFixed(6))) / 10
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
