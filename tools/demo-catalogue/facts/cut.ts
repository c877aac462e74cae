import { formatDecimal } from '#tools/demo-catalogue/text.ts'

/** ISO 2768-1 has no deviations for longer pieces, mm. */
const END_OF_STANDARD = 4000

/** Width of the saw's cut, mm: carbide blade for plastics, cold saw for steel. */
const KERF = { c: 4, m: 2.5 } as const

type ToleranceClass = keyof typeof KERF

/** The standard and its class: medium for steel, coarse for plastics. A longer bar names the length where it ends. */
export const formatTolerance = (bar: number, grade: ToleranceClass): string =>
  bar > END_OF_STANDARD
    ? `ISO 2768-1 ${grade} (≤\u00a0${formatDecimal(END_OF_STANDARD).de}\u00a0mm)`
    : `ISO 2768-1 ${grade}`

/** Bounds of a cut: any whole millimetre from 20 up to the stock bar. */
export const cutFrom = (bar: number, grade: ToleranceClass) => ({
  min: 20,
  max: bar,
  step: 1,
  bar,
  kerf: KERF[grade],
  tolerance: formatTolerance(bar, grade),
})
