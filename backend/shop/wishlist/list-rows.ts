/** A row of a kept list with its line break, as it was entered. */
export interface ListRow {
  text: string
  /** Cells without quotes and outer spaces. */
  cells: string[]
}

/** Characters. A quote that is not closed within them is a letter, for inches. */
const LONGEST_ROW = 2000

/**
 * Splits the text of a kept list into rows. A cell in quotes may have line breaks. The joined rows are the text, so that
 * a change keeps what customers have entered besides.
 */
export function listRowsOf(text: string): ListRow[] {
  const lines = text.split(/(?<=\n)|(?<=\r)(?!\n)/).filter((line) => line !== '')
  const rows: ListRow[] = []
  for (let at = 0; at < lines.length;) {
    const taken = linesOfRow(lines, at)
    const row = lines.slice(at, at + taken).join('')
    rows.push({ text: row, cells: cellsOf(row) })
    at += taken
  }
  return rows
}

/** Number of lines until all quotes are closed; one if they never are. */
function linesOfRow(lines: readonly string[], from: number): number {
  let quotes = 0
  let length = 0
  for (let at = from; at < lines.length && length <= LONGEST_ROW; at++) {
    const line = lines[at] ?? ''
    quotes += line.split('"').length - 1
    length += line.length
    if (quotes % 2 === 0) return at - from + 1
  }
  return 1
}

/** Cells by semicolons, tabs or commas; the words of a row without any: `4 x CT-08B1-S-2000`. */
function cellsOf(row: string): string[] {
  const split = row.trim().split(/[;\t,]/)
  const cells = split.length === 1 ? row.trim().split(/\s+/) : split
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/g, '')).filter((cell) => cell !== '')
}

/** A row for one piece of a product, as the entry field of lists reads it. */
export const newListRow = (number: string): string =>
  `${/[";,\t\s]/.test(number) ? `"${number.replaceAll('"', '""')}"` : number};1\r\n`

/** The text with rows at its end, each on a line of its own. */
export const withRows = (text: string, rows: string): string =>
  text === '' || /[\r\n]$/.test(text) ? text + rows : `${text}\r\n${rows}`
