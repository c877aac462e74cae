import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { type ListColumn, isPlainNumber, isRunning, type ListColumns } from './list-columns.ts'
import { EMPTY_LINE, type ListLine } from './list-line.ts'
import { parseSize } from './parse-size.ts'
import { isPieceUnit } from './units.ts'

/**
 * A row without a header: number, pieces, size, note, reference. Pieces may come first, and a word for pieces may
 * follow. A text where a size is expected is the note.
 */
export function readByPosition(cells: readonly string[]): ListLine {
  const [first = '', second = '', ...behind] = cells.length === 1 ? splitSpaces(cells[0] ?? '') : cells
  const [number, pieces] = isNumberSecond([first, second]) ? [second, first] : [first, second]
  const rest = isPieceUnit(behind[0] ?? '') ? behind.slice(1) : behind
  const size = rest[0] === undefined || isSize(rest[0]) ? (rest.shift() ?? '') : ''
  const [note = '', reference = '', ...more] = rest
  return { ...EMPTY_LINE, number, pieces, size, note: [note, ...more].filter(Boolean).join('; '), reference }
}

/**
 * The columns of a list without headings that may be read wrongly; undefined for a list whose order is clear. The first
 * number may count the lines. With a second one behind the item number, each of the two can be the pieces. A number
 * behind a text can be the size.
 */
export const unclearPositions = (rows: readonly (readonly string[])[]): ListColumns | undefined =>
  withNumberSecond(rows) ?? withLateSize(rows)

function withNumberSecond(rows: readonly (readonly string[])[]): ListColumns | undefined {
  const swapped = rows.filter(isNumberSecond)
  const firsts = swapped.map(([first = '']) => first)
  const numbers = swapped.map((cells) => cells.findIndex((cell, index) => index > 1 && isPlainNumber(cell)))
  const other = numbers.find((index) => index !== -1)
  const counts = isRunning(firsts)
  if (other === undefined && !counts) return undefined
  const values = swapped
    .map((cells) => Math.max(...numberReadings(cells[other ?? -1] ?? '')))
    .filter((value) => value > 0)
  // Few cut lengths are below 20 mm.
  const isPosition = counts || values.some((value) => value < 20)
  const roles: ListColumn['role'][] = [isPosition ? 'reference' : 'pieces', 'number']
  const late = isPosition && other !== undefined ? lateNumber(swapped, other) : undefined
  return columnsOf(rows, (index) =>
    index === other ? (isPosition ? 'pieces' : 'length') : index === late ? 'length' : roles[index],
  )
}

function withLateSize(rows: readonly (readonly string[])[]): ListColumns | undefined {
  const ordered = rows.filter((row) => !isNumberSecond(row) && !isFilledSize(row[2] ?? ''))
  const late = lateNumber(ordered, 2)
  if (late === undefined) return undefined
  const roles: ListColumn['role'][] = ['number', 'pieces']
  return columnsOf(rows, (index) => (index === late ? 'length' : roles[index]))
}

/** The first column behind another that has a number, with a unit of length or without. */
function lateNumber(rows: readonly (readonly string[])[], behind: number): number | undefined {
  const columns = rows.map((row) => row.findIndex((cell, index) => index > behind && isMeasure(cell)))
  return columns.filter((column) => column !== -1).toSorted((a, b) => a - b)[0]
}

function columnsOf(
  rows: readonly (readonly string[])[],
  roleOf: (index: number) => ListColumn['role'] | undefined,
): ListColumns {
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index): ListColumn => {
    const isUnit = rows.some((row) => isPieceUnit(row[index] ?? ''))
    return { role: roleOf(index) ?? (isUnit ? 'unit' : 'note') }
  })
  return { columns, isSure: false }
}

const isNumberSecond = ([first = '', second = '']: readonly string[]): boolean =>
  isPlainNumber(first) && /\p{L}/u.test(second)

/** Also `ca. 1250 mm` and `L=1250`, which no size is read from: the line then asks for it. */
const isSize = (cell: string): boolean => cell === '' || isFilledSize(cell)

const isFilledSize = (cell: string): boolean =>
  /^\u2060?\d/.test(cell) || /\d\s?(?:mm|cm|m|in|")$/i.test(cell) || /^l\s?[=:]/i.test(cell)

const isMeasure = (cell: string): boolean => isPlainNumber(cell) || (/^\d/.test(cell) && parseSize(cell) !== undefined)

/** `4 x CT-08B1-S-2000` and `CT-08B1-S-2000 4 1250`, as people write it in a mail. */
function splitSpaces(line: string): string[] {
  const [, before, numberBehind] = /^(\d+)\s*(?:[x×]|stk\.?|stück|pcs|st\.|ks)\s+(\S.*)$/i.exec(line) ?? []
  if (before !== undefined && numberBehind?.includes('-')) return [numberBehind, before]
  const [, number, pieces, behind = ''] = /^(?=\S+-\S)(\S+)\s+(\d[\d.]*)(?:\s+(\S.*))?$/.exec(line) ?? []
  if (number === undefined || pieces === undefined) return [line]
  const words = behind.split(/\s+/)
  const begin = words.findIndex((word) => !isPieceUnit(word) && !/^(?:à|a|of)$/i.test(word))
  const rest = begin === -1 ? '' : words.slice(begin).join(' ')
  return isFilledSize(rest) ? [number, pieces, rest] : [number, pieces, '', rest]
}
