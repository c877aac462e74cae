import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import type { Role } from './headings/heading-words.ts'
import { type ListHeading, readHeading } from './headings/read-heading.ts'

/** The meaning of a column of a list, and the unit of its values. */
export interface ListColumn {
  role: Role
  unit?: string
}

/** The columns below a row of headings. */
export interface ListColumns {
  columns: ListColumn[]
  /** False if the visitor must say what the columns are: a wrong guess would cost money. */
  isSure: boolean
}

/** Rows above the headings, such as the title of a parts list. */
const MOST_TITLES = 10
const SINGLE: readonly Role[] = ['pieces', 'size', 'length', 'width', 'strength']

/** Index of the row of headings; undefined for a list without one. */
export function findHeadings(rows: readonly (readonly string[])[]): number | undefined {
  const index = rows.slice(0, MOST_TITLES).findIndex((cells, at) => isHeadings(cells, rows.slice(at + 1), at === 0))
  return index === -1 ? undefined : index
}

function isHeadings(cells: readonly string[], below: readonly (readonly string[])[], isFirst: boolean): boolean {
  const headings = cells.map(readHeading)
  const known = headings.filter((heading) => heading !== undefined)
  if (!cells.every((cell, index) => headings[index] || !/\d/.test(cell))) return false
  const hasNumber = known.some(({ role }) => role === 'number')
  if (!isFirst) return known.length > 1 && known.some(({ role }) => role === 'number' || role === 'pieces')
  if (hasNumber) return true
  if (cells.filter(Boolean).length < 2 || below.length === 0) return false
  // Words above numbers, in a language that we do not know.
  return known.length > 0 || below.some((row) => row.filter((cell) => /\d/.test(cell)).length > 1)
}

/** Decides on the columns by their headings and their values. */
export function columnsByHeadings(cells: readonly string[], rows: readonly (readonly string[])[]): ListColumns {
  const width = Math.max(cells.length, ...rows.map((row) => row.length))
  const given = Array.from({ length: width }, (_, index) => readHeading(cells[index] ?? ''))
  const values = given.map((_, index) => rows.map((row) => row[index] ?? '').filter(Boolean))
  const number = numberColumn(given, values)
  const wanted = given.findIndex((heading) => heading?.role === 'pieces' && heading.isSure)
  const pieces = wanted === -1 ? given.findIndex((heading) => heading?.role === 'pieces') : wanted
  let isSure = number.isSure
  let hasPieces = pieces !== -1
  const seen = new Set<Role>()
  const columns = given.map((heading, index): ListColumn => {
    const own = values[index] ?? []
    if (index === number.index) return { role: 'number' }
    if (heading?.role === 'number') return { role: isRunning(own) || heading.isSure ? 'reference' : 'ignored' }
    if (!heading) {
      if (!own.some(isPlainNumber)) return { role: 'note' }
      isSure = false
      if (isRunning(own)) return { role: 'reference' }
      if (hasPieces || !own.every(isWholeNumber)) return { role: 'ignored' }
      hasPieces = true
      return { role: 'pieces' }
    }
    const { role, unit } = heading
    if (!SINGLE.includes(role) || own.length === 0) return { role }
    if (!heading.isSure) isSure = false
    if (seen.has(role) || (role === 'pieces' && index !== pieces)) {
      isSure = false
      return { role: 'ignored' }
    }
    seen.add(role)
    return { role, ...(unit === undefined ? {} : { unit }) }
  })
  if (seen.has('size') && seen.has('length')) isSure = false
  return { columns, isSure }
}

/** The column of item numbers. A running number is none, whatever its heading: `Item no.` of a CAD program. */
function numberColumn(
  given: readonly (ListHeading | undefined)[],
  values: readonly (readonly string[])[],
): { index: number; isSure: boolean } {
  const own = (index: number) => values[index] ?? []
  const named = [...given.keys()].filter((index) => given[index]?.role === 'number' && own(index).length > 0)
  const possible = named.filter((index) => named.length === 1 || !isRunning(own(index)))
  const strong = possible.filter((index) => given[index]?.isSure)
  if (strong.length === 1) return { index: strong[0] ?? -1, isSure: true }
  const candidates = strong.length > 1 ? strong : possible
  const makers = candidates.filter((index) => given[index]?.isMakers)
  if (makers.length === 1) return { index: makers[0] ?? -1, isSure: false }
  const any = candidates.length > 0 ? candidates : [...given.keys()]
  const best = any.toSorted((a, b) => likeNumbers(own(b)) - likeNumbers(own(a)))
  const [first = -1, second] = best
  // A wrong column of item numbers has unknown ones, which the page says.
  const isClear = second === undefined || likeNumbers(own(first)) > likeNumbers(own(second))
  const empty = given.findIndex((heading) => heading?.role === 'number')
  if (candidates.length === 0 && values.every((column) => column.length === 0)) return { index: empty, isSure: true }
  return { index: first, isSure: candidates.length > 0 && strong.length < 2 && isClear }
}

/** How many of the values have letters and digits, as item numbers have. */
const likeNumbers = (values: readonly string[]): number =>
  values.filter((value) => /\d/.test(value) && /\p{L}/u.test(value)).length / Math.max(1, values.length)

export const isPlainNumber = (cell: string): boolean => numberReadings(cell).length > 0

export const isWholeNumber = (cell: string): boolean => numberReadings(cell).some(Number.isInteger)

/** Whether numbers count rows: 1, 2, 3 or 10, 20, 30. */
export function isRunning(values: readonly string[]): boolean {
  const numbers = values.map((value) => (/^\d{1,6}\.?$/.test(value) ? Number.parseInt(value, 10) : Number.NaN))
  const [step = 0] = numbers
  return step > 0 && numbers.length > 1 && numbers.every((number, index) => number === step * (index + 1))
}
