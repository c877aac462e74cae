import { decimalSignOf, withSign } from './decimal-signs.ts'
import { isPlainNumber, type ListColumn } from './list-columns.ts'
import type { ListLine } from './list-line.ts'
import { isLengthUnit, isPieceUnit } from './units.ts'

/** The parts of a size that may have separate columns, in the order in which they make a size. */
const SIDES = ['strength', 'width', 'length'] as const
const MEASURED: readonly ListColumn['role'][] = ['pieces', 'size', ...SIDES]

/** Reads rows whose columns are known. Each value gets its unit, and the decimal sign of its column. */
export function readListRows(columns: readonly ListColumn[], rows: readonly (readonly string[])[]): ListLine[] {
  const signs = decimalSigns(columns, rows)
  return rows.map((row) =>
    toLine(
      columns,
      columns.map((column, index) => {
        const cell = row[index] ?? ''
        if (!MEASURED.includes(column.role) || cell === '') return cell
        const sign = signs[index]
        const number = sign ? withSign(cell, sign) : cell
        return /[\p{L}"″]/u.test(number) ? number : withUnit(number, unitOf(columns, row, index))
      }),
    ),
  )
}

/** The sign of each column: from its own values, or else from the other numbers of the file. */
function decimalSigns(columns: readonly ListColumn[], rows: readonly (readonly string[])[]) {
  const cells = columns.map((_, index) => rows.map((row) => row[index] ?? '').filter(Boolean))
  // A position such as 1.2 is not a number with decimals.
  const isNumeric = (index: number) =>
    columns[index]?.role !== 'number' && columns[index]?.role !== 'reference' && cells[index]?.every(isNumberWithUnit)
  const all = decimalSignOf(columns.flatMap((_, index) => (isNumeric(index) ? (cells[index] ?? []) : [])))
  return cells.map((own) => {
    const sign = decimalSignOf(own) ?? all
    return sign === 'mixed' ? undefined : sign
  })
}

const isNumberWithUnit = (cell: string): boolean =>
  isPlainNumber(cell.replace(/(?<![\s\p{L}])\s*[\p{L}"€]{1,6}\.?$/u, ''))

/** The unit of a value: of its heading, or in the next column to its right that has units. */
function unitOf(columns: readonly ListColumn[], row: readonly string[], index: number): string | undefined {
  const own = columns[index]
  if (own?.unit) return own.unit
  const unitColumns = [...columns.keys()].filter((at) => columns[at]?.role === 'unit')
  for (const at of unitColumns) {
    const unit = row[at] ?? ''
    if (unit === '') continue
    const before = [...columns.keys()].filter((each) => each < at && MEASURED.includes(columns[each]?.role ?? 'note'))
    const pieces = columns.findIndex(({ role }) => role === 'pieces')
    const target = isPieceUnit(unit) ? pieces : (before.at(-1) ?? pieces)
    if (target === index) return unit
  }
  return undefined
}

function withUnit(number: string, unit: string | undefined): string {
  if (unit === undefined || (isLengthUnit(unit) && unit === 'mm')) return number
  return `${number} ${unit}`
}

/** Cells without a meaning are added to the note. */
function toLine(columns: readonly ListColumn[], cells: readonly string[]): ListLine {
  const of = (role: ListColumn['role']) => cells.filter((cell, index) => columns[index]?.role === role && cell !== '')
  const sides = SIDES.flatMap((side) => of(side))
  return {
    number: of('number').join(' '),
    pieces: of('pieces').join(' '),
    size: of('size')[0] ?? sides.join(' x '),
    note: of('note').join('; '),
    reference: of('reference').join(' '),
    carries: of('carries').join(' '),
  }
}
