import type { Solid } from '#drawing/geometry/solid.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { PartPicture } from './picture.ts'

/** Wheels are upright, their axle pointing to the viewer: diameter along the ground, width across. */
export const discPicture = (
  solids: readonly Solid[],
  { diameter, width }: { diameter: number; width: number },
): PartPicture => ({
  solids,
  dimensions: [
    { along: 'x', from: [0, -diameter / 2, -diameter / 2], length: width, text: formatDecimal(width).de },
    {
      along: 'y',
      from: [width, -diameter / 2, -diameter / 2],
      length: diameter,
      text: `Ø\u00a0${formatDecimal(Math.round(diameter * 10) / 10).de}`,
    },
  ],
})
