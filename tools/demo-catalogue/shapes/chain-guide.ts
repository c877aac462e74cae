import { z } from 'zod'
import { cProfileFor } from '#tools/demo-catalogue/geometry/c-profiles.ts'
import { B_SERIES, CHAIN_SIZES, CHAINS, type ChainSize, type Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import { guideDimensions } from '#tools/demo-catalogue/geometry/guide-dimensions.ts'
import { GUIDE_TYPES, guideOutline, type GuideType } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { chainOption, cProfileOption, strandsOption } from '#tools/demo-catalogue/options/part-options.ts'
import { barItem } from './bar.ts'

const isMounted = (type: GuideType) => type === 'CT' || type === 'CTU' || type === 'CK'

function guideItem(type: GuideType, size: ChainSize, strands: Strands) {
  const { rib, ribHeight, transversePitch, flange, innerWidth, channelDepth } = guideDimensions(size, strands)
  const outline = guideOutline(type, size, strands)
  const carrier = isMounted(type) ? cProfileFor(size) : undefined
  return barItem({
    code: `${type}-${size}${strands}`,
    outline,
    options: [chainOption(size, strands), strandsOption(strands)],
    properties: carrier ? [cProfileOption(carrier)] : [],
    sizes: {
      ...sizeOf(outline),
      rib,
      ribHeight,
      transversePitch,
      flange,
      innerWidth,
      depth: channelDepth,
      strands,
      chainPitch: CHAINS[size].pitch,
      aSeries: size.endsWith('A') ? 1 : 0,
    },
    carrier,
  })
}

/** Guides for all chains of ISO 606; those of the A series for one strand only. */
export const chainGuide = z
  .strictObject({ shape: z.literal('chain-guide'), type: z.enum(GUIDE_TYPES), strands: z.literal([1, 2, 3]) })
  .transform(({ type, strands }) =>
    (strands === 1 ? CHAIN_SIZES : B_SERIES).map((size) => guideItem(type, size, strands)),
  )
