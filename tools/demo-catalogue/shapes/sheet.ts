import { z } from 'zod'
import { rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import { millimetreOption, sizesOption } from '#tools/demo-catalogue/options/size-options.ts'
import { boxDimensions } from '#tools/demo-catalogue/pictures/bar-picture.ts'
import type { PartPicture } from '#tools/demo-catalogue/pictures/picture.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { Item } from './item.ts'

/** Smallest edge that the panel saw can clamp, mm. */
const SMALLEST = 20

/** Size of the corner piece in pictures, mm: it distinguishes thin sheets from thick ones. */
const PIECE = { width: 150, length: 220 }

type SheetFormat = readonly [width: number, length: number]

const sectionOf = (width: number, thickness: number) => rectangle(-width / 2, 0, width, thickness)

function sheetPicture(thickness: number, [width, length]: SheetFormat, material: Solid['material']): PartPicture {
  const half = PIECE.width / 2
  const lines = boxDimensions(
    { left: -half, right: half, bottom: 0, top: thickness, length: PIECE.length },
    { width: formatDecimal(width).de, height: formatDecimal(thickness).de, length: formatDecimal(length).de },
  )
  return {
    solids: [{ outline: sectionOf(PIECE.width, thickness), length: PIECE.length, material }],
    dimensions: [lines.width, lines.height, lines.length],
  }
}

function sheetItem(thickness: number, format: SheetFormat): Item {
  const [width, length] = format
  return {
    code: `${thickness}-${width}X${length}`,
    options: [millimetreOption('thickness', thickness), sizesOption('format', format)],
    make({ density, drawnAs: material }) {
      const solid: Solid = { outline: sectionOf(width, thickness), length, material }
      return {
        sizes: { thickness, width, length },
        weight: solidsWeight([solid], density),
        facts: {
          format: {
            strength: thickness,
            width: { min: SMALLEST, max: width },
            length: { min: SMALLEST, max: length },
            step: 1,
          },
        },
        solid,
        picture: sheetPicture(thickness, format, material),
      }
    },
  }
}

/** Sheets in full formats, each of which can be cut to size. */
export const sheet = z
  .strictObject({
    shape: z.literal('sheet'),
    thicknesses: z.array(z.number().positive()),
    formats: z.array(z.tuple([z.number(), z.number()])),
  })
  .transform(({ thicknesses, formats }) =>
    thicknesses.flatMap((thickness) => formats.map((format) => sheetItem(thickness, format))),
  )
