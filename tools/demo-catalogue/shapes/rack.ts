import { z } from 'zod'
import { area } from '#drawing/geometry/outline.ts'
import { weightOf } from '#tools/demo-catalogue/geometry/outline.ts'
import { rackOutline } from '#tools/demo-catalogue/geometry/rack-outline.ts'
import { numberOption } from '#tools/demo-catalogue/options/size-options.ts'
import { formatDecimal } from '#tools/demo-catalogue/text.ts'
import type { Item } from './item.ts'

/** Teeth in the picture; the dimension line gives the real length. */
const DRAWN_TEETH = 10

function rackItem(module: number): Item {
  const side = 10 * module
  const pitch = Math.PI * module
  const outline = rackOutline(module, DRAWN_TEETH, side)
  return {
    code: String(module),
    options: [numberOption('module', module)],
    make({ density, drawnAs: material }, stockLength) {
      const teeth = Math.floor(stockLength / pitch)
      const length = Math.round(teeth * pitch * 100) / 100
      const whole = rackOutline(module, teeth, side)
      return {
        sizes: { module, width: side, height: side, pitch, length },
        weight: weightOf(area(whole), side, density),
        model: [{ axis: 'x', outline: whole, length: side, material }],
        picture: {
          solids: [{ axis: 'x', outline, length: side, material }],
          dimensions: [
            { along: 'x', from: [0, 0, 0], length: side, text: formatDecimal(side).de },
            { along: 'z', from: [0, 0, 0], length: side, text: formatDecimal(side).de },
            { along: 'y', from: [side, 0, 0], length: DRAWN_TEETH * pitch, text: formatDecimal(length).de },
          ],
        },
      }
    },
  }
}

/** Racks of square section by module; a stock length ends on a full pitch. */
export const rack = z
  .strictObject({ shape: z.literal('rack'), modules: z.array(z.number().positive()) })
  .transform(({ modules }) => modules.map(rackItem))
