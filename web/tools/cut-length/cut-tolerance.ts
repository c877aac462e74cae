import { formatNumber } from '#web/i18n/format.ts'

/** Permissible deviations of lengths by ISO 2768-1, mm. The standard's table ends at 4 000 mm. */
const DEVIATIONS = [
  { upTo: 3, f: 0.05, m: 0.1, c: 0.2 },
  { upTo: 6, f: 0.05, m: 0.1, c: 0.3, v: 0.5 },
  { upTo: 30, f: 0.1, m: 0.2, c: 0.5, v: 1 },
  { upTo: 120, f: 0.15, m: 0.3, c: 0.8, v: 1.5 },
  { upTo: 400, f: 0.2, m: 0.5, c: 1.2, v: 2.5 },
  { upTo: 1000, f: 0.3, m: 0.8, c: 2, v: 4 },
  { upTo: 2000, f: 0.5, m: 1.2, c: 3, v: 6 },
  { upTo: 4000, m: 2, c: 4, v: 8 },
] as const

/** "ISO 2768-1 c", with a bound of its own behind it or without. */
const STANDARD = /^ISO 2768-1 ([fmcv])\b/
const isGrade = (letter: string | undefined): letter is 'f' | 'm' | 'c' | 'v' =>
  letter !== undefined && 'fmcv'.includes(letter)

/**
 * Returns the tolerance of a cut piece by its length in mm: "ISO 2768-1 c: ± 0.8 mm". Undefined where the standard has
 * none for such a length. Any other tolerance is returned as the shop prints it.
 */
export function cutTolerance(tolerance: string, length: number): string | undefined {
  const grade = STANDARD.exec(tolerance)?.[1]
  if (!isGrade(grade)) return tolerance || undefined
  const row: Partial<Record<typeof grade, number>> | undefined = DEVIATIONS.find(({ upTo }) => length <= upTo)
  const deviation = row?.[grade]
  if (deviation === undefined) return undefined
  return `ISO 2768-1 ${grade}: ±\u00a0${formatNumber(deviation, 2)}\u00a0mm`
}
