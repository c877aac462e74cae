import type { Locale } from '#contracts/locales.ts'

/** A temperature in a term: `200 °C`, `200 Grad`. It measures no side of a product. */
export interface TemperatureInTerm {
  /** As written. */
  text: string
  start: number
  end: number
  /** The word that texts about temperatures have. */
  word: string
}

const TEMPERATURE =
  /(?<![\p{L}\p{N}])[-+]?\d{1,3} ?(?:°(?: ?c)?|grad(?: celsius)?|degrees?(?: celsius)?|graden(?: celsius)?|stup[nň][uů]|celsius)(?![\p{L}\p{N}])/giu

const WORD: Partial<Record<Locale, string>> = { de: 'temperatur', en: 'temperature', nl: 'temperatuur', cz: 'teplota' }

export function readTemperatures(term: string, locale: Locale): TemperatureInTerm[] {
  const word = WORD[locale]
  if (word === undefined) return []
  const found = [...term.matchAll(TEMPERATURE)]
  return found.map(({ 0: text, index }) => ({ text, start: index, end: index + text.length, word }))
}
