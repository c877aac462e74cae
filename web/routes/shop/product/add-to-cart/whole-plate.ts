import type { Side } from '#web/tools/cut-length/plate-side.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

/** Both sides, mm as typed. */
type Sides = Record<Side, string>

const SIDES = ['width', 'length'] as const satisfies Side[]

/** Width and length of a variant's whole sheet; empty if it is not a sheet. */
export const wholePlate = (format: Variant['format']): Sides => ({
  width: format ? String(format.width.max) : '',
  length: format ? String(format.length.max) : '',
})

/** Sides whose field has another value than it was rendered with: the visitor has typed it. */
export const typedSides = (now: Sides, rendered: Sides): Side[] => SIDES.filter((side) => now[side] !== rendered[side])

/** The sides of a sheet: typed ones stay, even where this sheet is smaller. All others are those of the whole sheet. */
export const followPlate = (now: Sides, typed: ReadonlySet<Side>, format: Variant['format']): Sides => {
  const whole = wholePlate(format)
  return {
    width: typed.has('width') ? now.width : whole.width,
    length: typed.has('length') ? now.length : whole.length,
  }
}

/** Hidden fields with the sides of the sheet that the page showed: without scripts they tell which ones were typed. */
export const SHOWN_SIDES: Record<Side, string> = { width: 'shown-width', length: 'shown-length' }

/** The sides of a sheet that was chosen without scripts. */
export function followChosen(now: Sides, posted: FormData, format: Variant['format']): Sides {
  const shown = { width: String(posted.get(SHOWN_SIDES.width)), length: String(posted.get(SHOWN_SIDES.length)) }
  return followPlate(now, new Set(typedSides(now, shown)), format)
}
