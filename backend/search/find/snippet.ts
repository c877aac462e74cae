import type { Locale } from '#contracts/locales.ts'
import { foldText } from '#backend/search/text/fold.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { readTokens } from '#backend/search/text/tokens.ts'

/** Words to mark: stems of the matches, and the beginning of the word that is still being typed. */
export interface Marked {
  stems: ReadonlySet<string>
  begin: string
}

type Marks = [number, number][]

/** UTF-16 units of a snippet, with its ellipses. */
const SNIPPET = 200
/** Before the first match. */
const LEAD = 60

/** Between the lines of a text. No word has it. */
const LINE = ' · '

/** Returns the places of the matches in a text. */
export const marksIn = (locale: Locale, text: string, marked: Marked): Marks => [...readMarks(locale, text, marked)]

function* readMarks(locale: Locale, text: string, { stems, begin }: Marked): Generator<Marks[number]> {
  // A stemmer only changes the ends of words: a word that begins otherwise cannot have the stem.
  const beginnings = new Set([...stems, ...(begin.length > 1 ? [begin] : [])].map((stem) => stem.slice(0, 2)))
  const isMatch = (word: string): boolean =>
    beginnings.has(word.slice(0, 2)) &&
    (stems.has(stemOf(locale, word)) || (begin.length > 1 && word.startsWith(begin)))
  let before = 0
  for (const line of text.split(LINE)) {
    const tokens = mayMatch(line, beginnings) ? readTokens(line) : []
    for (const { word, parts, start, end } of tokens) {
      if (isMatch(word) || parts.some(isMatch)) yield [before + start, before + end]
    }
    before += line.length + LINE.length
  }
}

/** Whether a word of the text may begin so. That is much faster than reading its words. */
function mayMatch(text: string, beginnings: ReadonlySet<string>): boolean {
  const letters = new Set([...beginnings].map((one) => one.slice(0, 1)))
  if ([...letters].some((letter) => !/[a-z\d]/.test(letter))) return true
  for (const [run] of foldText(text).matchAll(/[a-z\d]+/g)) {
    // Signs within a word, such as `C-Profil`, end a run.
    if (beginnings.has(run.slice(0, 2)) || (run.length === 1 && letters.has(run))) return true
  }
  return false
}

/** Cuts the part of a text around its first match, at blanks, with marks as places in the part. */
export function cutSnippet(locale: Locale, text: string, marked: Marked): { content: string; marks: Marks } {
  const flat = text.replace(/(?<!\s)\s*\n\s*/g, LINE).trim()
  if (flat.length <= SNIPPET) return { content: flat, marks: marksIn(locale, flat, marked) }
  // A page may have thousands of words: those behind the snippet are not read.
  const found = readMarks(locale, flat, marked)
  const first = found.next().value
  const wanted = Math.max(0, (first?.[0] ?? 0) - LEAD)
  const start = wanted === 0 ? 0 : flat.indexOf(' ', wanted - 1) + 1 || wanted
  const room = SNIPPET - 2
  const limit = Math.min(flat.length, start + room)
  const blank = flat.lastIndexOf(' ', limit)
  const end = limit === flat.length || blank <= start ? limit : blank
  const before = start > 0 ? '…' : ''
  const content = before + flat.slice(start, end) + (end < flat.length ? '…' : '')
  const shift = before.length - start
  const marks: Marks = []
  for (let mark = first; mark !== undefined && mark[1] <= end; mark = found.next().value) {
    if (mark[0] >= start) marks.push([mark[0] + shift, mark[1] + shift])
  }
  return { content, marks }
}
