import { readByHeader, readByPosition, readHeader } from './list-columns.ts'
import type { ListLine } from './list-line.ts'
import { splitCells } from './split-cells.ts'

/** Reads the lines of a list: pasted, typed, or the text of a file. */
export function readList(text: string): ListLine[] {
  const [first, ...rest] = splitCells(text)
  if (first === undefined) return []
  const columns = readHeader(first)
  const lines = columns ? rest.map((cells) => readByHeader(columns, cells)) : [first, ...rest].map(readByPosition)
  return lines.map(unescapeFormulas)
}

/** Spreadsheets calculate a cell that begins so. */
const FORMULA = /^[=+\-@\t\r']/

/**
 * Texts of a visitor in a file that a spreadsheet opens: an apostrophe in front keeps them from being formulas.
 * `readList` takes it away.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

const unescapeFormulas = (line: ListLine): ListLine => ({
  ...line,
  note: unescapeFormula(line.note),
  reference: unescapeFormula(line.reference),
})
