import { dimensions } from '#tools/demo-catalogue/facts/dimension.ts'
import type { ChainSize, Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideDimensions } from '#tools/demo-catalogue/geometry/guide-dimensions.ts'
import type { GuideType } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { sizeOf, type Outline } from '#tools/demo-catalogue/geometry/outline.ts'

/** Columns of a guide's variant table: the same for all chains of one product. */
export function guideMeasures(type: GuideType, size: ChainSize, strands: Strands, outline: Outline) {
  const { rib, ribHeight, transversePitch, flange, innerWidth, channelDepth } = guideDimensions(size, strands)
  const { width, height } = sizeOf(outline)
  const channel = type === 'K' || type === 'CK'
  const walled = channel || type === 'TU' || type === 'CTU'
  return dimensions({
    width,
    height,
    ...(!channel && { rib, ribHeight }),
    ...(walled && { innerWidth }),
    ...(channel && { depth: channelDepth }),
    ...(type === 'TS' && { flange }),
    ...(strands > 1 && !channel && { transversePitch }),
  })
}
