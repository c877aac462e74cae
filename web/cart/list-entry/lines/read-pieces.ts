import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { isPieceUnit } from './units.ts'

/**
 * Returns the numbers that a text of pieces can be: `4`, `4 Stk.`, `4x`, `40 ST`. None for another unit, such as `4 m`:
 * it is not pieces.
 */
export function piecesReadings(text: string): number[] {
  const [, number = text, unit] = /^([^\p{L}×]*)(×|\p{L}+\.?)\s*$/u.exec(text) ?? []
  return unit !== undefined && !isPieceUnit(unit) ? [] : numberReadings(number)
}

/** As spreadsheets write months in the shop's languages; Czech ones write Roman numbers. */
const MONTH =
  '(?:jan|feb|mar|mär|mrz|mrt|apr|mai|may|mei|maj|jun|jul|aug|sep|okt|oct|nov|dez|dec|led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro)\\p{L}{0,8}'
const DATE = new RegExp(
  `^(?:\\d{1,2}\\.\\s?[ivx]{1,4}|\\d{1,2}[.\\s-]{1,2}(?:${MONTH})\\.?(?:[\\s-]\\d{2,4})?|(?:${MONTH})\\.?[\\s-]\\d{1,4}|\\d{1,2}[./-]\\s?\\d{1,2}[./-]\\s?(?:\\d{2}|\\d{4})?|\\d{4}-\\d{2}-\\d{2})$`,
  'iu',
)

/** Whether a text is a date. Spreadsheets make one of a number such as 4.2. */
export const isDate = (text: string): boolean => text.length <= 30 && DATE.test(text.trim())
