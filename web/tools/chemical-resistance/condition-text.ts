import type { Rating } from '#contracts/resistance/resistance-table.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { RatedCell, TestDeviations } from './ratings/answer.ts'
import type { Deviation, TestedCondition } from './ratings/condition-scale.ts'
import { ratingText } from './rating-tile.tsx'

const CODES = {
  UD: () => m.resistance_code_UD(),
  SS: () => m.resistance_code_SS(),
  CA: () => m.resistance_code_CA(),
}

/** `37 %`, or the word of a code. */
export const concentrationText = (concentration: TestedCondition['concentration']): string =>
  typeof concentration === 'number' ? `${formatNumber(concentration, 1)}\u00a0%` : CODES[concentration]()

/** `60 °C`, or "room temperature". */
export const temperatureText = (temperature: TestedCondition['temperature']): string =>
  temperature === 'RT' ? m.resistance_code_RT() : `${temperature}\u00a0°C`

export const conditionText = ({ concentration, temperature }: TestedCondition): string =>
  `${concentrationText(concentration)}, ${temperatureText(temperature)}`

/** The same for a narrow column, with the code's word as its title. */
export function shortConcentration(concentration: TestedCondition['concentration']): {
  text: string
  title: string | undefined
} {
  return typeof concentration === 'number'
    ? { text: concentrationText(concentration), title: undefined }
    : { text: concentration, title: CODES[concentration]() }
}

const CONCENTRATIONS: Record<Deviation, () => string> = {
  milder: () => m.resistance_weaker(),
  harsher: () => m.resistance_stronger(),
  'another kind': () => m.resistance_other_kind(),
}
const TEMPERATURES: Record<Deviation, () => string> = {
  milder: () => m.resistance_colder(),
  harsher: () => m.resistance_hotter(),
  'another kind': () => '',
}

/** How a test differs from the request; empty if it does not. */
export const deviationsOf = ({ concentrationDeviation, temperatureDeviation }: TestDeviations): string[] => [
  ...(concentrationDeviation ? [CONCENTRATIONS[concentrationDeviation]()] : []),
  ...(temperatureDeviation ? [TEMPERATURES[temperatureDeviation]()] : []),
]

/** `A, stable`, or "no data". */
export const letterText = (rating: Rating): string =>
  rating === '-' ? ratingText(rating) : `${rating}, ${ratingText(rating)}`

/** The facts that a visitor must know about the test of a rating, each as a sentence or a line. */
export function evidenceTexts(cell: RatedCell): string[] {
  const deviations = deviationsOf(cell)
  return [
    ...(deviations.length > 0 ? [sentence(deviations)] : []),
    ...(cell.isBeyond && cell.test && cell.concentrationDeviation !== 'another kind'
      ? [m.resistance_tested_up_to({ condition: conditionText(cell.test), rating: letterText(cell.test.rating) })]
      : []),
    ...cell.next.map((next) => nextText(cell, next)),
    ...(cell.water
      ? [m.resistance_water({ name: cell.water.name, temperature: temperatureText(cell.water.temperature) })]
      : []),
  ]
}

const nextText = ({ test }: RatedCell, { concentration, temperature, rating }: RatedCell['next'][number]): string =>
  concentration === test?.concentration
    ? m.resistance_next({ temperature: temperatureText(temperature), rating: letterText(rating) })
    : m.resistance_next_stronger({ concentration: concentrationText(concentration), rating: letterText(rating) })

const sentence = (parts: readonly string[]): string => {
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
