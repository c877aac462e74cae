import { parseNumber } from '#web/forms/parse-number.ts'

/** Bounds of a measure as they were typed. */
export interface TypedRange {
  min: string
  max: string
}

/** `number`: one of them is not a number. `order`: the smallest is above the largest. */
export type RangeMistake = 'number' | 'order'

export interface ReadRange {
  min: number | undefined
  max: number | undefined
  mistake: RangeMistake | undefined
}

/** Reads typed bounds; an empty one is not a bound. With a mistake there are no bounds, so that a list never shows less than it says. */
export function readRange(typed: TypedRange): ReadRange {
  const [min, max] = [typed.min, typed.max].map((text) => (text.trim() === '' ? undefined : parseNumber(text)))
  const isNumber = [min, max].every((value) => value === undefined || Number.isFinite(value))
  if (!isNumber) return { ...UNBOUNDED, mistake: 'number' }
  if (min !== undefined && max !== undefined && min > max) return { ...UNBOUNDED, mistake: 'order' }
  return { min, max, mistake: undefined }
}

const UNBOUNDED = { min: undefined, max: undefined }

/** The bounds of each measure that has any. An invalid range is left out. */
export const boundsOf = (
  ranges: Readonly<Record<string, TypedRange>>,
): Record<string, { min?: number; max?: number }> =>
  Object.fromEntries(
    Object.entries(ranges).flatMap(([symbol, typed]) => {
      const { min, max } = readRange(typed)
      if (min === undefined && max === undefined) return []
      return [[symbol, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]]
    }),
  )
