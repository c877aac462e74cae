import type { OptionGroups } from './option-groups.ts'
import type { MeasureInTerm } from './parse-measures.ts'

/** `80/5` is the beginning of `80/50` where nothing is 80 by 5: the numbers before it count. */
export function withoutOpenNumber(measure: MeasureInTerm, term: string, groups: OptionGroups): MeasureInTerm {
  const { values, end } = measure
  const isOpen = values.length > 1 && isOpenNumber(term, end) && groups.withNumbers(values).length === 0
  return isOpen && groups.begins(values) ? { ...measure, values: values.slice(0, -1) } : measure
}

/** Whether the term ends with the digits of a number. */
export const isOpenNumber = (term: string, end: number): boolean => end === term.length && /\d$/.test(term)

/** `20 m` is the beginning of `20 mm` where nothing is 20 m long. */
export function inOpenUnit(measure: MeasureInTerm, term: string, groups: OptionGroups): MeasureInTerm {
  const { values, end, isLength } = measure
  if (!isLength || end !== term.length || !/\d ?m$/i.test(term) || groups.withNumbers(values).length > 0) return measure
  const millimetres = values.map((value) => value / 1_000)
  return groups.withNumbers(millimetres).length > 0 ? { ...measure, values: millimetres } : measure
}
