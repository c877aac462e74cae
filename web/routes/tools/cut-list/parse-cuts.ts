import { readCutHeadings, type CutColumns } from './cut-headings.ts'

/** A length that is wanted, as it was entered. */
export interface CutLine {
  /** Item number; empty where the line has none. */
  item: string
  pieces: string
  /** With its unit, if it has one. */
  length: string
  /** Whether a heading, a unit or a word says which number is the length. Otherwise the pieces are first. */
  isOrdered: boolean
}

/** Lines of one list; longer lists are entered in parts. */
export const MOST_CUTS = 100
/** Characters of a list: it becomes part of an address, and the server takes 2,000 characters of one. */
export const LONGEST_CUTS = 1200

const NUMBER = String.raw`\d[\d.,]{0,19}(?:[\s'’]\d{3}){0,4}`
const UNIT = '(?:mm|cm|m)'
const SIGN = '(?:x|×|\\*)'
const PIECES = '(?:stk\\.?|stck\\.?|stück|pieces|pcs\\.?|pc\\.?|st\\.?|stuks|ks)'
const TIMES = `(?:${SIGN}|à|a|${PIECES})(?:\\s*(?:${SIGN}|à|a))?`
/** `4 x 1250`, `3 Stk. à 1250 mm`, `1250`. */
const CUT = new RegExp(`^(?:(${NUMBER})\\s*(${TIMES})\\s*)?(${NUMBER}\\s*(${UNIT})?)$`, 'i')
/** `1250 mm x 4`, `1250 x 4 Stk.` */
const LENGTH_FIRST = new RegExp(`^(${NUMBER}(?:\\s?(${UNIT}))?)\\s*${SIGN}\\s*(${NUMBER})(?:\\s?(${PIECES}))?$`, 'i')
const JUST_SIGN = new RegExp(`^${SIGN}$`, 'i')
const HAS_UNIT = new RegExp(`\\d\\s*${UNIT}$`, 'i')
const HAS_PIECES = new RegExp(`\\d\\s*${PIECES}$`, 'i')
/** A comma or word between two cuts: behind it come pieces and their sign. That of `2,5 x 100` is a decimal. */
const BETWEEN = new RegExp(
  `(?<!\\s|^\\d(?=,\\d))\\s*(?:,|;|\\+|&|\\bund\\b|\\band\\b|\\ben\\b|\\ba\\b)\\s*(?=${NUMBER}(?:\\s?${UNIT})?\\s*${TIMES}\\s*\\d)`,
  'i',
)
/** An item number in front: letters and digits, then a colon or a blank. */
const ITEM = /^(?=\p{L}[\p{L}./-]*\d)([\p{L}\d./-]+)(?:\s*:|\s)\s*(.*)/su

/**
 * Reads a list of lengths: `4 x 1250, 2 x 980`, one a line, with an item number in front. Cells of a spreadsheet are
 * item number, pieces and length, or pieces and length; with headings in any order. An item number counts for its line
 * and for those below it that have none. An unreadable text is a line with an empty length.
 */
export function parseCuts(text: string, item = ''): CutLine[] {
  let current = item.trim()
  let columns: CutColumns | undefined
  return text.split(/\r\n|\r|\n/).flatMap((row): CutLine[] => {
    const headings = readCutHeadings(row)
    if (headings) {
      columns = headings
      return []
    }
    if (columns && row.includes(columns.separator)) {
      const [number, cut] = columns.read(row)
      if (number !== '') current = number
      return cut ? [{ item: current, ...cut, isOrdered: true }] : []
    }
    const cells = row.split(/\t|;/).map((cell) => cell.trim())
    if (cells.every((cell) => cell === '')) return []
    const isTable = cells.length > 1 && !BETWEEN.test(row)
    const [number, rest] = isTable ? fromCells(cells) : fromLine(row.trim())
    // Headings of a table.
    if (isTable && rest.every(({ pieces, length }) => !/\d/.test(pieces + length))) return []
    if (number !== '') current = number
    return rest.map((cut) => ({ item: current, ...cut }))
  })
}

type Cut = Omit<CutLine, 'item'>

function fromLine(line: string): [item: string, cuts: Cut[]] {
  const [, item, behind] = ITEM.exec(line) ?? []
  const isItem = item !== undefined && !CUT.test(line)
  const cuts = (isItem ? (behind ?? '') : line).split(BETWEEN).map((part) => part.trim())
  return [isItem ? item : '', cuts.filter(Boolean).map(fromPart)]
}

function fromPart(part: string): Cut {
  const [, pieces, times = '', length, unit] = CUT.exec(part) ?? []
  if (length !== undefined) {
    const isOrdered = pieces === undefined || unit !== undefined || !JUST_SIGN.test(times)
    return { pieces: pieces ?? '1', length, isOrdered }
  }
  const [, first, firstUnit, second, word] = LENGTH_FIRST.exec(part) ?? []
  const isLengthFirst = first !== undefined && second !== undefined && (firstUnit ?? word) !== undefined
  return isLengthFirst
    ? { pieces: second, length: first, isOrdered: true }
    : { pieces: part, length: '', isOrdered: true }
}

function fromCells(cells: readonly string[]): [item: string, cuts: Cut[]] {
  const [first = '', ...rest] = cells
  const hasItem = /\p{L}/u.test(first) && /\d/.test(first) && !CUT.test(first) && !HAS_PIECES.test(first)
  const filled = (hasItem || first === '' ? rest : cells).filter((cell) => cell !== '')
  const number = hasItem ? first : ''
  // Which of three numbers are the pieces and the length, such as behind a position, is not guessed.
  if (filled.filter((cell) => CUT.test(cell)).length > 2)
    return [number, [{ pieces: filled.join('; '), length: '', isOrdered: true }]]
  const [one = '', other = ''] = filled
  const isLengthFirst = HAS_UNIT.test(one) || HAS_PIECES.test(other)
  const isOrdered = isLengthFirst || HAS_UNIT.test(other) || HAS_PIECES.test(one)
  const [pieces, length] = isLengthFirst ? [other, one] : [one, other]
  return [number, [{ pieces, length, isOrdered }]]
}
