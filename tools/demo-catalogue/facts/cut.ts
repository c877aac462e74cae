import { formatDecimal } from '#tools/demo-catalogue/text.ts'

/** Largest deviation of a cut by length, ISO 2768-1, mm: medium for steel, coarse for plastics. */
const CLASSES = [
  { upTo: 120, m: 0.3, c: 0.8 },
  { upTo: 400, m: 0.5, c: 1.2 },
  { upTo: 1000, m: 0.8, c: 2 },
  { upTo: 2000, m: 1.2, c: 3 },
] as const

/** The standard ends at 4 000 mm; longer bars use this class. */
const LAST_CLASS = { upTo: 4000, m: 2, c: 4 } as const

/** Width of the saw's cut, mm: carbide blade for plastics, cold saw for steel. */
const KERF = { c: 4, m: 2.5 } as const

type ToleranceClass = keyof typeof KERF

/** The largest deviation as printed, such as `ISO 2768-1 c (≤ 2 000 mm: ± 3 mm)`. */
export function formatTolerance(length: number, grade: ToleranceClass): string {
  const row = CLASSES.find(({ upTo }) => length <= upTo) ?? LAST_CLASS
  const limit = `≤\u00a0${formatDecimal(row.upTo).de}\u00a0mm: ±\u00a0${formatDecimal(row[grade]).de}\u00a0mm`
  return `ISO 2768-1 ${grade} (${limit})`
}

/** Bounds of a cut: any whole millimetre from 20 up to the stock bar. */
export const cutFrom = (bar: number, grade: ToleranceClass) => ({
  min: 20,
  max: bar,
  step: 1,
  bar,
  kerf: KERF[grade],
  tolerance: formatTolerance(bar, grade),
})
