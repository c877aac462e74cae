/** Spreadsheets copy cells with tabs; files use semicolons where the comma is a decimal sign. */
const SEPARATORS = ['\t', ';', '|', ','] as const
type Separator = (typeof SEPARATORS)[number]

/** Characters. A quote that is not closed within them is a letter, for inches. */
const LONGEST_CELL = 2000

/**
 * Splits a text into rows of cells, without quotes and outer spaces. Most lines decide on the separator; a line without
 * it is split by its own. A cell in double quotes may contain separators, line breaks and doubled quotes. Empty rows
 * are left out. Takes linear time.
 */
export function splitCells(text: string): string[][] {
  const usual = usualSeparator(text)
  const rows: string[][] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    const line = text.slice(at, lineEnd(text, at))
    const row = readRow(text, at, line.includes(usual) ? usual : (separatorOf(line) ?? usual))
    at = row.end + (text.startsWith('\r\n', row.end) ? 2 : 1)
    // A first line for spreadsheets: `sep=;`.
    if (row.cells.some(Boolean) && !/^sep=.?$/i.test(line)) rows.push(row.cells)
  }
  return rows
}

function usualSeparator(text: string): Separator {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]+/)
  const counts = SEPARATORS.map((separator) => lines.filter((line) => line.includes(separator)).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

const separatorOf = (line: string) => SEPARATORS.find((separator) => line.includes(separator))

function lineEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

function readRow(text: string, from: number, separator: Separator): { cells: string[]; end: number } {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = readQuoted(text, at, separator) ?? readPlain(text, at, separator)
    cells.push(cell.content.trim())
    if (text[cell.end] !== separator) return { cells, end: cell.end }
    at = cell.end + 1
  }
}

interface Cell {
  content: string
  /** Index of the separator or line break behind it. */
  end: number
}

function readPlain(text: string, from: number, separator: Separator): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { content: text.slice(from, end), end }
}

/** Undefined for a cell that is not in quotes as a whole. */
function readQuoted(text: string, from: number, separator: Separator): Cell | undefined {
  const candidate = text.slice(from, from + LONGEST_CELL)
  const [quoted, content] = /^ *"((?:[^"]|"")*)" */.exec(candidate) ?? []
  if (quoted === undefined || content === undefined) return undefined
  const end = from + quoted.length
  if (end < text.length && !`${separator}\r\n`.includes(text[end] ?? '')) return undefined
  return { content: content.replaceAll('""', '"'), end }
}
