import { z } from 'zod'
import {
  roundBeltOutline,
  TOOTHED_BELT_NAMES,
  toothedBeltOutline,
  V_BELT_NAMES,
  V_BELTS,
  vBeltOutline,
} from '#tools/demo-catalogue/geometry/belt-outlines.ts'
import { sizeOf } from '#tools/demo-catalogue/geometry/outline.ts'
import type { Option } from '#tools/demo-catalogue/options/option.ts'
import { millimetreOption } from '#tools/demo-catalogue/options/size-options.ts'
import { sameText } from '#tools/demo-catalogue/text.ts'
import { barItem } from './bar.ts'

const STANDARD_BELTS: readonly string[] = [...V_BELT_NAMES, ...TOOTHED_BELT_NAMES]

/** A standardised belt by its name. */
const beltOption = (name: string): Option => ({
  group: 'belt',
  key: name.toLowerCase().replace('/', '-').replace(' ', '-'),
  name: sameText(name),
  position: STANDARD_BELTS.indexOf(name),
})

/** A round belt by its diameter in mm; round belts follow the standardised ones. */
const roundBeltOption = (diameter: number): Option => ({
  group: 'belt',
  key: `round-${diameter}`,
  name: sameText(`Ø ${diameter} mm`),
  position: STANDARD_BELTS.length + diameter,
})

export const vBeltGuide = z
  .strictObject({ shape: z.literal('v-belt-guide'), belts: z.array(z.enum(V_BELT_NAMES)) })
  .transform(({ belts }) =>
    belts.map((belt) => {
      const outline = vBeltOutline(belt)
      const { width, height } = sizeOf(outline)
      const [edge, floor] = [outline[3], outline[4]]
      return barItem({
        code: belt.replace('/', ''),
        outline,
        options: [beltOption(belt)],
        sizes: {
          width,
          height,
          grooveWidth: 2 * (edge?.[0] ?? 0),
          grooveDepth: height - (floor?.[1] ?? 0),
          beltWidth: V_BELTS[belt].width,
        },
      })
    }),
  )

export const toothedBeltGuide = z
  .strictObject({
    shape: z.literal('toothed-belt-guide'),
    belts: z.array(z.enum(TOOTHED_BELT_NAMES)),
    widths: z.array(z.number().positive()),
  })
  .transform(({ belts, widths }) =>
    belts.flatMap((belt) =>
      widths.map((beltWidth) => {
        const outline = toothedBeltOutline(belt, beltWidth)
        const { width, height } = sizeOf(outline)
        const floor = outline[4]
        return barItem({
          code: `${belt.replace(' ', '')}-${beltWidth}`,
          outline,
          options: [beltOption(belt), millimetreOption('width', beltWidth)],
          sizes: { width, height, innerWidth: beltWidth + 1, depth: height - (floor?.[1] ?? 0), beltWidth },
        })
      }),
    ),
  )

export const roundBeltGuide = z
  .strictObject({ shape: z.literal('round-belt-guide'), diameters: z.array(z.number().positive()) })
  .transform(({ diameters }) =>
    diameters.map((beltDiameter) => {
      const outline = roundBeltOutline(beltDiameter)
      return barItem({
        code: String(beltDiameter),
        outline,
        options: [roundBeltOption(beltDiameter)],
        sizes: {
          ...sizeOf(outline),
          grooveWidth: beltDiameter + 0.4,
          grooveDepth: 0.6 * beltDiameter,
          beltDiameter,
        },
      })
    }),
  )
