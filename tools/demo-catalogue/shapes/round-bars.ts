import { z } from 'zod'
import { circle } from '#drawing/geometry/shape.ts'
import { millimetreOption, sizesOption } from '#tools/demo-catalogue/options/size-options.ts'
import { barItem } from './bar.ts'

const diameter = z.number().positive()

/** A circle that rests on the ground. */
const restingCircle = (outside: number) => circle(0, outside / 2, outside / 2)

export const rod = z
  .strictObject({ shape: z.literal('rod'), diameters: z.array(diameter) })
  .transform(({ diameters }) =>
    diameters.map((outside) =>
      barItem({
        code: String(outside),
        outline: restingCircle(outside),
        diameterText: `Ø\u00a0${outside}`,
        options: [millimetreOption('diameter', outside)],
        sizes: { diameter: outside },
      }),
    ),
  )

/** Tubes by outside and inside diameter. */
export const tube = z
  .strictObject({ shape: z.literal('tube'), diameters: z.array(z.tuple([diameter, diameter])) })
  .transform(({ diameters }) =>
    diameters.map(([outside, inside]) =>
      barItem({
        code: `${outside}X${inside}`,
        outline: restingCircle(outside),
        holes: [circle(0, outside / 2, inside / 2)],
        diameterText: `Ø\u00a0${outside}/${inside}`,
        options: [sizesOption('tube-size', [outside, inside])],
        properties: [millimetreOption('diameter', outside), millimetreOption('bore', inside)],
        sizes: { outside, inside },
      }),
    ),
  )
