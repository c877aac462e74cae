import { z } from 'zod'
import { rectangle } from '#drawing/geometry/shape.ts'
import { angleOutline, edgeGuardOutline, edgeGuardSize } from '#tools/demo-catalogue/geometry/strip-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { millimetreOption, sizesOption } from '#tools/demo-catalogue/options/size-options.ts'
import { barItem } from './bar.ts'

const millimetres = z.array(z.number().positive())

export const flatStrip = z
  .strictObject({ shape: z.literal('flat-strip'), thicknesses: millimetres, widths: millimetres })
  .transform(({ thicknesses, widths }) =>
    thicknesses.flatMap((thickness) =>
      widths.map((width) =>
        barItem({
          code: `${width}X${thickness}`,
          outline: rectangle(-width / 2, 0, width, thickness),
          options: [millimetreOption('thickness', thickness), millimetreOption('width', width)],
          sizes: { thickness, width },
        }),
      ),
    ),
  )

/** Angles by horizontal leg, vertical leg and thickness. */
export const angle = z
  .strictObject({ shape: z.literal('angle'), legs: z.array(z.tuple([z.number(), z.number(), z.number()])) })
  .transform(({ legs }) =>
    legs.map((sizes) => {
      const [legA, legB, thickness] = sizes
      return barItem({
        code: sizes.join('X'),
        outline: angleOutline(legA, legB, thickness),
        options: [sizesOption('legs', sizes)],
        sizes: { legA, legB, thickness },
      })
    }),
  )

/** Edge guards by the thickness of the sheet metal. */
export const edgeGuard = z.strictObject({ shape: z.literal('edge-guard'), gaps: millimetres }).transform(({ gaps }) =>
  gaps.map((gap) => {
    const outline = edgeGuardOutline(gap)
    return barItem({
      code: String(gap),
      outline,
      options: [millimetreOption('gap', gap)],
      sizes: { gap, ...sizeOf(outline), wall: edgeGuardSize(gap).wall },
    })
  }),
)
