import type { Picture, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { number } from '#tools/demo-catalogue/text.ts'

/** Wheels stand upright, their axle pointing to the viewer: diameter along the ground, width across. */
export const discPicture = (
  solids: SolidInput[],
  { diameter, width }: { diameter: number; width: number },
): Picture => ({
  solids,
  dimensions: [
    { along: 'x', from: [0, -diameter / 2, -diameter / 2], length: width, text: number(width).de },
    {
      along: 'y',
      from: [width, -diameter / 2, -diameter / 2],
      length: diameter,
      text: `Ø\u00a0${number(Math.round(diameter * 10) / 10).de}`,
    },
  ],
})
