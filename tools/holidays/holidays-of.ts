import Holidays from 'date-holidays'

/**
 * Public holidays as dates, `2026-12-25`.
 * @param land country and, where it has holidays of its own, part of it: `DE-NW`.
 * @throws {Error} for a land without data.
 */
export function holidaysOf(land: string, years: readonly number[]): string[] {
  const [country = '', state] = land.split('-')
  const calendar = state ? new Holidays(country, state) : new Holidays(country)
  const days = years.flatMap((year) => calendar.getHolidays(year) || [])
  const dates = days.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10))
  if (dates.length === 0) throw new Error(`no public holidays are known for ${land}`)
  return [...new Set(dates)].toSorted()
}
