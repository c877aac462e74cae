import { decimalReading, LONGEST_NUMBER_TEXT, numberReadings } from './number-readings.ts'
import { millimetresOf } from './units.ts'

/** The usual reading of a number of a list: a sign before exactly three digits separates thousands. NaN for none. */
export const parseListNumber = (text: string): number => numberReadings(text)[0] ?? Number.NaN

/** The usual reading of a size, as {@link sizeReadings}; undefined for none. */
export const parseSize = (text: string): number[] | undefined => sizeReadings(text)[0]

/**
 * Returns the sizes that a text can be, each as its sides in millimetres. Examples: `1250`, `1,25 m`, `500 × 1000 mm`,
 * `48 in`. A size has three sides at most. A unit counts for the sides before it. The usual reading is the first.
 */
export function sizeReadings(text: string): number[][] {
  const sides = sidesOf(text)
  if (sides.length === 0 || sides.length > 3) return []
  const lastUnit = sides.at(-1)?.unit ?? 'mm'
  const readings = sides.map(({ number, unit = lastUnit }) => {
    const millimetres = millimetresOf(unit)
    if (millimetres === undefined) return []
    // Thousands of metres are not sold.
    const values = millimetres === 1 ? numberReadings(number) : [decimalReading(number)]
    return values.flatMap((value) => (Number.isNaN(value) ? [] : [Math.round(value * millimetres * 1000) / 1000]))
  })
  return readings.reduce<number[][]>((sizes, side) => sizes.flatMap((size) => side.map((one) => [...size, one])), [[]])
}

/** The first unit of a size that is not known, such as `ft`. */
export const unknownUnitOf = (text: string): string | undefined =>
  sidesOf(text).find(({ number, unit }) => /^\d/.test(number) && unit && millimetresOf(unit) === undefined)?.unit

const sidesOf = (text: string) =>
  text.length > LONGEST_NUMBER_TEXT
    ? []
    : text.normalize('NFKC').replaceAll('′′', '"').toLowerCase().split(/[x×*]/).map(splitUnit)

/** `1,25 m.` is `1,25` and `m`. A side without letters has no unit. */
function splitUnit(side: string): { number: string; unit: string | undefined } {
  const [, number = side, unit] = /^([^\p{L}"]*)(\p{L}+|")\.?$/u.exec(side.trim()) ?? []
  return { number: number.trim(), unit }
}
