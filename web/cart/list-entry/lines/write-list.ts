import { m } from '#web/i18n/messages.ts'
import type { ListLine } from './list-line.ts'
import { escapeFormula } from './read-list.ts'

/**
 * The list as CSV with a header in the page's language. It has semicolons, quotes where needed, no empty columns at the
 * end. `readList` reads it again.
 */
export function writeList(lines: readonly ListLine[]): string {
  const header = [m.list_number(), m.list_pieces(), m.list_size(), m.list_note(), m.list_reference(), m.list_carries()]
  const rows = lines.map(({ number, pieces, size, note, reference, carries }) => [
    number,
    pieces,
    size,
    escapeFormula(note),
    escapeFormula(reference),
    carries,
  ])
  const used = Math.max(2, ...header.keys().map((column) => (rows.some((row) => row[column]) ? column + 1 : 0)))
  return writeCells([header, ...rows].map((row) => row.slice(0, used)))
}

/** Rows of cells as CSV with semicolons, quoted where needed. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')

const quoted = (cell: string): string => (/[";,|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
