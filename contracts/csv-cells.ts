/** A text that a spreadsheet may read as a formula. */
export const FORMULA_START = /^[=+\-@\t\r']/

/** A visitor's text in a file that a spreadsheet opens: an apostrophe in front keeps it from being a formula. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

/** Rows of cells as CSV with semicolons, quoted where needed. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')

const quoted = (cell: string): string => (/[";,|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
