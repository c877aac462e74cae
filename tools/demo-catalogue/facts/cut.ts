import { number } from '#tools/demo-catalogue/text.ts'

/** Largest deviation of a cut by length, ISO 2768-1, mm: medium for steel, coarse for plastics. */
const CLASSES = [
  { upTo: 120, m: 0.3, c: 0.8 },
  { upTo: 400, m: 0.5, c: 1.2 },
  { upTo: 1000, m: 0.8, c: 2 },
  { upTo: 2000, m: 1.2, c: 3 },
  { upTo: 4000, m: 2, c: 4 },
] as const

/** Width of the saw's cut: carbide blade for plastics, cold saw for steel. */
const KERF = { c: 4, m: 2.5 } as const

export type ToleranceClass = 'm' | 'c'

export interface Cut {
  min: number
  max: number
  step: number
  bar: number
  kerf: number
  tolerance: string
}

/** The standard ends at 4 000 mm; longer bars quote its last class. */
export function toleranceText(length: number, grade: ToleranceClass): string {
  const last = CLASSES[CLASSES.length - 1]
  const row = CLASSES.find(({ upTo }) => length <= upTo) ?? last
  const limit = `≤\u00a0${number(row?.upTo ?? 0).de}\u00a0mm: ±\u00a0${number(row?.[grade] ?? 0).de}\u00a0mm`
  return `ISO 2768-1 ${grade} (${limit})`
}

/** Any whole millimetre from 20 up to the stock bar. */
export const cutFrom = (bar: number, grade: ToleranceClass): Cut => ({
  min: 20,
  max: bar,
  step: 1,
  bar,
  kerf: KERF[grade],
  tolerance: toleranceText(bar, grade),
})
