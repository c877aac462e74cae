import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { type ListColumn, isPlainNumber, isRunning, type ListColumns } from './list-columns.ts'
import { EMPTY_LINE, type ListLine } from './list-line.ts'
import { parseSize } from './parse-size.ts'

/**
 * A row without a header: number, pieces, size, note, reference. Pieces may come first, and a text where a size is
 * expected is the note.
 */
export function readByPosition(cells: readonly string[]): ListLine {
  const [first = '', second = '', ...rest] = cells.length === 1 ? splitSpaces(cells[0] ?? '') : cells
  const [number, pieces] = isNumberSecond([first, second]) ? [second, first] : [first, second]
  const size = rest[0] === undefined || isSize(rest[0]) ? (rest.shift() ?? '') : ''
  const [note = '', reference = '', ...more] = rest
  return { ...EMPTY_LINE, number, pieces, size, note: [note, ...more].filter(Boolean).join('; '), reference }
}

/**
 * The columns of a list without headings whose first number may count its lines. With a second number behind the item
 * number, each of the two can be the pieces. Undefined for a list whose order is clear.
 */
export function unclearPositions(rows: readonly (readonly string[])[]): ListColumns | undefined {
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
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index): ListColumn => {
    if (index === other) return { role: isPosition ? 'pieces' : 'length' }
    const unit = rows.some((row) => /^(?:stk?|stck|pcs?|ea|ks)\.?$/i.test(row[index] ?? ''))
    return { role: roles[index] ?? (unit ? 'unit' : 'note') }
  })
  return { columns, isSure: false }
}

const isNumberSecond = ([first = '', second = '']: readonly string[]): boolean =>
  isPlainNumber(first) && /\p{L}/u.test(second)

const isSize = (cell: string): boolean => cell === '' || /^\u2060?\d/.test(cell)

/** `4 x CT-08B1-S-2000` and `CT-08B1-S-2000 4 1250`, as people write it in a mail. */
function splitSpaces(line: string): string[] {
  const [, before, numberBehind] = /^(\d+)\s*(?:[x×]|stk\.?|stück|pcs|st\.|ks)\s+(\S.*)$/i.exec(line) ?? []
  if (before !== undefined && numberBehind?.includes('-')) return [numberBehind, before]
  const [, number, pieces, size] = /^(?=\S+-\S)(\S+)\s+(\d[\d.]*)(?:\s+(?:[x×à]\s*)?(\S.*))?$/i.exec(line) ?? []
  if (number === undefined || pieces === undefined) return [line]
  return size !== undefined && parseSize(size) ? [number, pieces, size] : [number, pieces, '', size ?? '']
}
