/** A cell of a spreadsheet: numbers of Excel are known, all others are texts. */
export type SheetCell = string | number

export type Parsed<Value> = { value: Value } | { message: string }

export const isEmpty = (cell: SheetCell | undefined): boolean => cell === undefined || String(cell).trim() === ''

const AMBIGUOUS = 'may be a number with decimals or with thousands: write 1250 or 1250,00'

/**
 * Reads a number as people write it: `1.250,5`, `1,250.5`, `12,5`, `12.5`. One separator before three digits is
 * refused, not guessed: `1,250` has two meanings.
 */
export function parseSheetNumber(cell: SheetCell): Parsed<number> {
  if (typeof cell === 'number') return { value: cell }
  const text = cell.trim().replaceAll(/[\s'’]/g, '')
  if (!/^[+-]?[\d.,]*\d$/.test(text)) return { message: `${cell} is no number` }
  const signs = [...text].filter((sign) => sign === '.' || sign === ',')
  const last = signs.at(-1)
  if (last === undefined) return { value: Number(text) }
  const parts = text.split(/[.,]/)
  const isGrouped = parts.slice(1, -1).every((part) => part.length === 3) && (parts[0] ?? '').length <= 4
  const others = signs.slice(0, -1)
  if (others.length === 0) {
    if (parts[1]?.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(parts[0] ?? '')) return { message: `${cell} ${AMBIGUOUS}` }
    return { value: Number(text.replace(',', '.')) }
  }
  // Several equal signs are thousands; of two kinds the last one has the decimals.
  if (signs.every((sign) => sign === last))
    return isGrouped && parts.at(-1)?.length === 3
      ? { value: Number(parts.join('')) }
      : { message: `${cell} is no number` }
  if (!isGrouped || others.includes(last)) return { message: `${cell} is no number` }
  return { value: Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`) }
}

export function parseInteger(cell: SheetCell): Parsed<number> {
  const parsed = parseSheetNumber(cell)
  return 'value' in parsed && !Number.isInteger(parsed.value) ? { message: `${cell} is no whole number` } : parsed
}

const TRUTHS = new Map([
  ...['ja', 'yes', 'ano', 'true', 'wahr', 'waar', 'pravda', '1'].map((word) => [word, true] as const),
  ...['nein', 'no', 'nee', 'ne', 'false', 'falsch', 'onwaar', 'nepravda', '0'].map((word) => [word, false] as const),
])

export function parseTruth(cell: SheetCell): Parsed<boolean> {
  const value = TRUTHS.get(String(cell).trim().toLowerCase())
  return value === undefined ? { message: `${cell} is neither yes nor no` } : { value }
}

const DAYS =
  /^(tag|tage|tagen|werktag|werktage|werktagen|arbeitstage|day|days|working days|dag|dagen|werkdagen|den|dny|dní|dnů)$/
const WEEKS = /^(woche|wochen|week|weeks|weken|týden|týdny|týdnů)$/

export interface SheetDeliveryTime {
  min: number
  max: number
  unit: 'day' | 'week'
}

/** `3 days`, `1-2 weeks`, in four languages. */
export function parseDeliveryTime(cell: SheetCell): Parsed<SheetDeliveryTime> {
  const found = /^(\d{1,3}) ?(?:[-–] ?(\d{1,3}) ?)?(\D{1,20})$/.exec(String(cell).trim().toLowerCase())
  const [, min = '', max = min, word = ''] = found ?? []
  const unit = DAYS.test(word) ? 'day' : WEEKS.test(word) ? 'week' : undefined
  if (!unit) return { message: `${cell} is no delivery time: write 3 days or 1-2 weeks` }
  return { value: { min: Number(min), max: Number(max), unit } }
}

/** A key or part of an address: `Gummipuffer Größe 2` is `gummipuffer-groesse-2`. */
export const toSheetKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
