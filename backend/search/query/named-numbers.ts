import type { Token } from '#backend/search/text/tokens.ts'
import type { MeasureInTerm } from './parse-measures.ts'
import { idsOf, type OptionGroup, type OptionGroups } from './option-groups.ts'

/** A number beside the name or sign of its group: `25 Zähne`, `Modul 2`, `z=17`, `2 mm Blech`. */
export interface NamedNumber {
  /** As in the term, with the name. */
  text: string
  start: number
  end: number
  values: readonly number[]
  /** Options that it means. None if the catalogue has no such value. */
  optionIds: readonly string[]
  /** Whether a measure of the same size is nearly as good. */
  isMeasure: boolean
}

/** Signs of groups on drawings. A `m` beside its number may also be metres, so it needs a `=` or a `z` in the term. */
const SIGNED =
  /(?<![\p{L}\p{N}])(?<sign>[zm])\s*(?:(?<equals>=)\s*)?(?<number>\d{1,3}(?:[.,]\d{1,2})?)(?![\p{L}\p{N}])/giu
const HAS_TEETH = /(?<![\p{L}\p{N}])z\s*(?:=\s*)?\d/iu

/**
 * Finds the numbers that have the name or the sign of a group beside them.
 * @param words those of the term that mean something, in their order
 */
export function readNamedNumbers(
  term: string,
  words: readonly Token[],
  measures: readonly MeasureInTerm[],
  groups: OptionGroups,
): NamedNumber[] {
  const signed = readSigned(term, groups)
  const isTaken = (part: { start: number; end: number }) => signed.some((one) => overlaps(one, part))
  const numbers = measures.filter((measure) => !isTaken(measure) && !measure.isRound)
  const names = words.filter((word) => !isTaken(word) && !numbers.some((number) => overlaps(number, word)))
  const parts: Part[] = [
    ...numbers.map((number) => ({ number, start: number.start, end: number.end })),
    ...names.map((name) => ({ name, start: name.start, end: name.end })),
  ].toSorted((a, b) => a.start - b.start)
  const used = new Set<Part>()
  const found = parts.flatMap((part, index): NamedNumber[] => {
    const { number } = part
    if (!number) return []
    for (const beside of [parts[index - 1], parts[index + 1]]) {
      const named = beside?.name && !used.has(beside) ? groups.named(beside.name.word) : []
      if (!beside || named.length === 0) continue
      used.add(beside)
      const [start, end] = [Math.min(part.start, beside.start), Math.max(part.end, beside.end)]
      return [{ text: term.slice(start, end), start, end, values: number.values, ...meaningOf(named, number.values) }]
    }
    return []
  })
  return [...signed, ...found]
}

interface Part {
  start: number
  end: number
  number?: MeasureInTerm
  name?: Token
}

function readSigned(term: string, groups: OptionGroups): NamedNumber[] {
  return [...term.matchAll(SIGNED)].flatMap((match): NamedNumber[] => {
    const { sign = '', equals = '', number = '' } = match.groups ?? {}
    const isMetres = sign.toLowerCase() === 'm' && equals === '' && !HAS_TEETH.test(term)
    const named = isMetres ? [] : groups.named(sign.toLowerCase())
    if (named.length === 0) return []
    const values = [Number(number.replace(',', '.'))]
    const [text] = match
    return [{ text, start: match.index, end: match.index + text.length, values, ...meaningOf(named, values) }]
  })
}

const meaningOf = (named: readonly OptionGroup[], values: readonly number[]) => ({
  optionIds: named.flatMap(({ ids }) => idsOf(ids, values)),
  isMeasure: named.every(({ isMeasure }) => isMeasure),
})

type Span = Record<'start' | 'end', number>
const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
