import { type DecimalSign, isEither, LONGEST_NUMBER_TEXT, numberReadings } from '#web/forms/numbers/number-readings.ts'

const NUMBER_IN_FRONT = /^\d[\d.,'’ \u00a0\u202f]*/
const numberInFront = (cell: string): string => NUMBER_IN_FRONT.exec(cell.slice(0, LONGEST_NUMBER_TEXT))?.[0] ?? ''

/** The sign before the decimals of these cells, if they agree on one. Cells that could be either say nothing. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined | 'mixed' {
  const signs = new Set(cells.map(signOf).filter((sign) => sign !== undefined))
  const [only] = signs
  return signs.size > 1 ? 'mixed' : only
}

function signOf(cell: string): DecimalSign | undefined {
  const number = numberInFront(cell)
  if (numberReadings(number).length !== 1) return undefined
  const signs = number.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (last !== '.' && last !== ',') return undefined
  // `1.250.000` has no decimals, and its sign is the other one.
  const isGrouped = signs.length > 1 && new Set(signs).size === 1
  return isGrouped === (last === ',') ? '.' : ','
}

/** Writes a number that could be either so that it has one reading. Other texts stay as they are. */
export function withSign(cell: string, sign: DecimalSign): string {
  const number = numberInFront(cell)
  if (!isEither(number)) return cell
  const plain = number.trim()
  const behind = `${number.endsWith(' ') ? ' ' : ''}${cell.slice(number.length)}`
  if (!plain.includes(sign)) return `${plain.replace(/[.,]/, '')}${behind}`
  // Four digits do not separate thousands.
  return `${plain.replace(/[.,]000$/, '').replace(/([.,]\d{3})$/, '$10')}${behind}`
}
