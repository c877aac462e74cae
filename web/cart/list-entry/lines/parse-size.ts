import { millimetresOf, splitUnit } from '#web/forms/numbers/length-units.ts'
import { LONGEST_NUMBER_TEXT } from '#web/forms/numbers/number-readings.ts'
import { lengthReadings } from '#web/forms/numbers/parse-length.ts'

/** The first reading of a size, as {@link sizeReadings}; undefined for none. */
export const parseSize = (text: string): number[] | undefined => sizeReadings(text)[0]

/**
 * Returns the sizes that a text can be, each as its sides in millimetres. Examples: `1250`, `1,25 m`, `500 × 1000 mm`,
 * `48 in`. A size has three sides at most. A unit counts for the sides before it. The language's reading is the first.
 */
export function sizeReadings(text: string): number[][] {
  const sides = sidesOf(text)
  if (sides.length === 0 || sides.length > 3) return []
  const usual = splitUnit(sides.at(-1) ?? '').unit
  const readings = sides.map((side) => lengthReadings(side, undefined, usual))
  return readings.reduce<number[][]>((sizes, side) => sizes.flatMap((size) => side.map((one) => [...size, one])), [[]])
}

/** The first unit of a size that is not known, such as `ft`. */
export const unknownUnitOf = (text: string): string | undefined =>
  sidesOf(text)
    .map(splitUnit)
    .find(({ number, unit }) => /^\d/.test(number) && unit && millimetresOf(unit) === undefined)?.unit

const sidesOf = (text: string): string[] => (text.length > LONGEST_NUMBER_TEXT ? [] : text.split(/[xX×*]/))
