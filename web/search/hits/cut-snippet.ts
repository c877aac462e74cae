import type { TextRange } from '#contracts/search/hit-page.ts'

/** A text of a hit and its marked parts. */
export interface MarkedText {
  text: string
  marks: TextRange[]
}

/** Characters of a snippet, its signs of omission included. */
export const LONGEST_SNIPPET = 200
/** Characters before the first mark of a longer text. */
const BEFORE = 60

/** Cuts a text to at most {@link LONGEST_SNIPPET} characters around its first mark, between words where there are some. */
export function cutAroundMark({ text, marks }: MarkedText): MarkedText {
  if (text.length <= LONGEST_SNIPPET) return { text, marks }
  const first = marks[0]?.start ?? 0
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE, first)
  const lead = start > 0 ? '… ' : ''
  const room = LONGEST_SNIPPET - lead.length
  const isWhole = text.length - start <= room
  const end = isWhole ? text.length : wordEnd(text, start, start + room - 2)
  const shift = lead.length - start
  return {
    text: lead + text.slice(start, end) + (isWhole ? '' : ' …'),
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  }
}

/** The first beginning of a word from `from` on; not behind `limit`. */
function wordStart(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from)
  return notInPair(text, space >= 0 && space < limit ? space + 1 : from)
}

/** The last end of a word up to `to`; a text without spaces is cut there. */
function wordEnd(text: string, start: number, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return notInPair(text, space > start ? space : to)
}

/** Two units may be one character. */
const notInPair = (text: string, index: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(index)) ? index - 1 : index
