import type { ConditionTest } from '#contracts/resistance/resistance-table.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

type Tested = Pick<ConditionTest, 'concentration' | 'temperature'>

const CODES = {
  UD: () => m.resistance_code_UD(),
  SS: () => m.resistance_code_SS(),
  CA: () => m.resistance_code_CA(),
}

/** `37 %`, or the word of a code. */
export const concentrationText = (concentration: Tested['concentration']): string =>
  typeof concentration === 'number' ? `${formatNumber(concentration, 1)}\u00a0%` : CODES[concentration]()

/** `60 °C`, or "room temperature". */
export const temperatureText = (temperature: Tested['temperature']): string =>
  temperature === 'RT' ? m.resistance_code_RT() : `${temperature}\u00a0°C`

export const conditionText = ({ concentration, temperature }: Tested): string =>
  `${concentrationText(concentration)}, ${temperatureText(temperature)}`

/** The same for a narrow column, with the code's word as its title. */
export function shortConcentration(concentration: Tested['concentration']): {
  text: string
  title: string | undefined
} {
  return typeof concentration === 'number'
    ? { text: concentrationText(concentration), title: undefined }
    : { text: concentration, title: CODES[concentration]() }
}
