/** The sign before the decimals. */
export type DecimalSign = ',' | '.'

/**
 * An invisible mark before a number with decimals that comes from a workbook's cell. Its decimal sign is a point, and
 * says nothing about the texts beside it.
 */
export const EXACT = '\u2060'

/** Letters of a number or a size. A longer text is neither, and is not read. */
export const LONGEST_NUMBER_TEXT = 100

/** Three digits behind a single sign: thousands in one language, decimals in another. */
const EITHER = /^[1-9]\d{0,2}([.,])\d{3}$/
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/

const withoutSpaces = (text: string): string => text.normalize('NFKC').replaceAll(/[\s'’]/g, '')

/** The number of a cell of a workbook; undefined for a text. */
const exactNumber = (text: string): number | undefined =>
  /^\u2060\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text.trim().slice(EXACT.length)) : undefined

/**
 * Returns the numbers that a text can be, as Germans or English write it: none, one, or two. The last of two different
 * signs separates the decimals: `1.250,5` and `1,250.5`. A single sign before exactly three digits separates thousands
 * or decimals: `1.250` is 1250 first, and 1.25.
 */
export function numberReadings(text: string): number[] {
  if (text.length > LONGEST_NUMBER_TEXT) return []
  const exact = exactNumber(text)
  if (exact !== undefined) return [exact]
  const plain = withoutSpaces(text)
  if (!/^\d[\d.,]*$/.test(plain)) return []
  const decimal = decimalReading(plain)
  const readings = GROUPED.test(plain) ? [Number(plain.replaceAll(/[.,]/g, '')), decimal] : [decimal]
  return readings.filter((number) => !Number.isNaN(number))
}

/** The number if a single sign separates decimals: `1,250` metres. NaN for anything else. */
export function decimalReading(text: string): number {
  if (text.length > LONGEST_NUMBER_TEXT) return Number.NaN
  const exact = exactNumber(text)
  if (exact !== undefined) return exact
  const [, whole = '', decimals = ''] = /^(\d.*?)(?:[.,](\d*))?$/.exec(withoutSpaces(text)) ?? []
  const sign = withoutSpaces(text).at(-1 - decimals.length) ?? ''
  const isWhole = /^\d+$/.test(whole)
  const isGrouped = GROUPED.test(whole) && !whole.includes(sign)
  return isWhole || isGrouped ? Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`) : Number.NaN
}

const NUMBER_IN_FRONT = /^\d[\d.,'’ \u00a0\u202f]*/
const numberInFront = (cell: string): string => NUMBER_IN_FRONT.exec(cell.slice(0, LONGEST_NUMBER_TEXT))?.[0] ?? ''

/** The sign before the decimals of these cells, if they agree on one. Cells that could be either say nothing. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined | 'mixed' {
  const signs = new Set(cells.map(signOf).filter((sign) => sign !== undefined))
  const [only] = signs
  return signs.size > 1 ? 'mixed' : only
}

function signOf(cell: string): DecimalSign | undefined {
  const number = withoutSpaces(numberInFront(cell))
  if (numberReadings(number).length === 0 || EITHER.test(number)) return undefined
  const signs = number.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (last !== '.' && last !== ',') return undefined
  // `1.250.000` has no decimals, and its sign is the other one.
  const isGrouped = signs.length > 1 && new Set(signs).size === 1
  return isGrouped === (last === ',') ? '.' : ','
}

/** Writes a number that could be either so that it has one reading. Other texts stay as they are. */
export function withSign(cell: string, sign: DecimalSign): string {
  const number = numberInFront(cell)
  const behind = `${number.endsWith(' ') ? ' ' : ''}${cell.slice(number.length)}`
  const plain = withoutSpaces(number)
  if (!EITHER.test(plain)) return cell
  if (!plain.includes(sign)) return `${plain.replace(/[.,]/, '')}${behind}`
  // Four digits do not separate thousands.
  return `${plain.replace(/[.,]000$/, '').replace(/([.,]\d{3})$/, '$10')}${behind}`
}
