import { readHeading } from '#web/cart/list-entry/lines/headings/read-heading.ts'

const SEPARATORS = ['\t', ';', '|', ',']
const MOST_CELLS = 50

/** The columns of a table with headings. */
export interface CutColumns {
  separator: string
  /** Reads a row below the headings: its item number, and its cut unless the row is empty. */
  read: (row: string) => [item: string, cut: { pieces: string; length: string } | undefined]
}

/** Reads a row of headings such as `Länge (cm);Stück`; undefined for any other row, and for one without a length. */
export function readCutHeadings(row: string): CutColumns | undefined {
  const separator = SEPARATORS.find((sign) => row.includes(sign))
  if (separator === undefined || /\d/.test(row)) return undefined
  const headings = row.split(separator, MOST_CELLS).map((cell) => readHeading(cell.trim()))
  const placeOf = (role: string) => headings.findIndex((heading) => heading?.role === role)
  const [item, pieces, length] = [placeOf('number'), placeOf('pieces'), placeOf('length')]
  if (length === -1) return undefined
  const unit = headings[length]?.unit
  return {
    separator,
    read: (line) => {
      const cells = line.split(separator, MOST_CELLS).map((cell) => cell.trim())
      if (cells.every((cell) => cell === '')) return ['', undefined]
      const size = cells[length] ?? ''
      const withUnit = unit === undefined || size === '' || /\p{L}/u.test(size) ? size : `${size} ${unit}`
      return [cells[item] ?? '', { pieces: pieces === -1 ? '1' : (cells[pieces] ?? ''), length: withUnit }]
    },
  }
}
