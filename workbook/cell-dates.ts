const MILLISECONDS_OF_DAY = 86_400_000

/** A date of a spreadsheet, which counts days; or the time of one without days. */
export function dateText(days: number, isFrom1904: boolean): string {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(start + Math.round(days * MILLISECONDS_OF_DAY))
  if (Number.isNaN(date.getTime())) return String(days)
  const text = date.toISOString()
  return days < 1 ? text.slice(11, 16) : text.slice(0, 10)
}

/** Formats of Excel with a number and no code that are dates and times. */
const DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a number format is one of dates: letters of days, months, years and times outside its texts. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => id >= first && id <= last)
  // Colours, currencies and conditions are in brackets, times that exceed a day, too.
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
  return /[dmyhs]/i.test(signs)
}
