import { FORMULA_START } from '#contracts/csv-cells.ts'
import { readByPosition, unclearPositions } from './by-position.ts'
import { type ColumnQuestion, columnsOfChoices, toQuestion } from './column-question.ts'
import { withoutMark } from '#web/forms/numbers/number-readings.ts'
import { decimalSignOf, withSign } from './decimal-signs.ts'
import { columnsByHeadings, findHeadings } from './list-columns.ts'
import type { ListLine } from './list-line.ts'
import { readListRows } from './read-rows.ts'
import { splitCells } from './split-cells.ts'

/** The lines of a list, and what must be asked before they are right. */
export interface ReadList {
  /** By the best guess where there is a question. */
  lines: ListLine[]
  question?: ColumnQuestion
}

/**
 * Reads a list: pasted, typed, or the text of a file.
 * @param choices what the columns are, as the visitor says; of another table they do not count.
 */
export function readList(text: string, choices: readonly string[] = []): ReadList {
  const all = splitCells(text)
  const at = findHeadings(all)
  const headings = at === undefined ? [] : (all[at] ?? [])
  const rows = at === undefined ? all : all.slice(at + 1)
  const known = at === undefined ? unclearPositions(rows) : columnsByHeadings(headings, rows)
  if (!known) return { lines: withDecimals(rows.map(readByPosition)).map(unescapeFormulas) }
  const chosen = columnsOfChoices(choices, known.columns)
  const columns = chosen?.columns ?? known.columns
  const lines = readListRows(columns, rows).map(unescapeFormulas)
  const isUnderstood = chosen ? !chosen.problem : known.isSure && !at
  return isUnderstood ? { lines } : { lines, question: toQuestion(headings, rows, columns, chosen?.problem) }
}

/** As below headings: the sign of the decimals is that of all pieces and sizes. */
function withDecimals(lines: ListLine[]): ListLine[] {
  const pieces = decimalSignOf(lines.map((line) => line.pieces))
  const sizes = decimalSignOf(lines.map((line) => line.size))
  const sign = pieces ?? sizes
  if (sign === undefined || sign === 'mixed') return lines
  return lines.map((line) => ({ ...line, pieces: withSign(line.pieces, sign) }))
}

/** `escapeFormula` writes it. */
const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text

const unescapeFormulas = (line: ListLine): ListLine => ({
  ...line,
  number: withoutMark(line.number),
  note: unescapeFormula(withoutMark(line.note)),
  reference: unescapeFormula(withoutMark(line.reference)),
})
