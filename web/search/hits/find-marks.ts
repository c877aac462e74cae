import type { TextRange } from '#contracts/search/hit-page.ts'

/** A text for comparison: lower case, no accents. `at` has the place in the text of each of its characters. */
interface Folded {
  plain: string
  at: number[]
}

const SEPARATOR = /[\s\-–./_·×]/

/** `isNumber` leaves separators out: `CT-08B1-S` is found by `ct 08b1`. */
function fold(text: string, isNumber: boolean): Folded {
  let plain = ''
  const at: number[] = []
  let index = 0
  for (const character of text) {
    const folded =
      isNumber && SEPARATOR.test(character) ? '' : character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    plain += folded
    for (let unit = 0; unit < folded.length; unit++) at.push(index)
    index += character.length
  }
  at.push(text.length)
  return { plain, at }
}

/** Shorter words are in nearly every text. */
const LEAST = 2

/**
 * Where the words of a term are in a text, in order and without overlaps. For services that do not say it.
 * @param isNumber the text is an item number, whose separators do not count.
 */
export function findMarks(text: string, term: string, isNumber = false): TextRange[] {
  const { plain, at } = fold(text, isNumber)
  const whole = fold(term, isNumber).plain.trim()
  const words = isNumber ? [whole, ...wordsOf(term)] : wordsOf(term)
  const ranges: TextRange[] = []
  for (const word of new Set(words)) {
    if (word.length < LEAST) continue
    for (let found = plain.indexOf(word); found >= 0; found = plain.indexOf(word, found + word.length)) {
      const range = { start: at[found] ?? 0, end: endOf(text, at, found + word.length) }
      if (!/^\d+$/.test(word) || !isInNumber(text, range)) ranges.push(range)
    }
  }
  return withoutOverlaps(ranges)
}

/** Whether a match begins or ends between two digits: 20 is another number than 2000. */
const isInNumber = (text: string, { start, end }: TextRange): boolean =>
  [start, end].some((place) => /^\d\d$/.test(text.slice(Math.max(0, place - 1), place + 1)))

const wordsOf = (term: string): string[] =>
  fold(term, false)
    .plain.split(/[\s,;]+/)
    .map((word) => word.replaceAll(/["'()]/g, ''))

/** Behind the last character of a match; accents that follow it belong to it. */
function endOf(text: string, at: readonly number[], end: number): number {
  const last = at[end - 1] ?? 0
  const character = String.fromCodePoint(text.codePointAt(last) ?? 32)
  return last + character.length + (/^\p{M}+/u.exec(text.slice(last + character.length))?.[0].length ?? 0)
}

/** The longest of those that begin at a place, and none inside another one. */
function withoutOverlaps(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range)
  }
  return kept
}
