import { escapeFormula, writeCells } from '#contracts/csv-cells.ts'
import { m } from '#web/i18n/messages.ts'
import type { ListLine } from './list-line.ts'

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
