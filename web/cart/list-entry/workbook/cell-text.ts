import { EXACT } from '#web/forms/numbers/number-readings.ts'

/**
 * The number of a cell as text. It is known, so no sign of it may be taken for one of thousands. A number format does
 * not count, but for one that fills up with zeros: item numbers have it.
 */
export function numberText(value: number, format = ''): string {
  if (Number.isInteger(value)) {
    const text = plainDigits(value)
    return /^0{2,40}$/.test(format) && value >= 0 ? text.padStart(format.length, '0') : text
  }
  // Spreadsheets show 15 digits: 0.1 + 0.2 is 0.3.
  const text = plainDigits(Number(value.toPrecision(15)))
  return text.includes('.') ? EXACT + text : text
}

/** Without an exponent. */
function plainDigits(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
