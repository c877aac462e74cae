const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, m: 1000 }
/** `Meter`, `centimetres`, `milimetrů`: the words of the shop's languages, as the short ones. */
const WORD = /^(mill?i|[cz]enti|)met(?:e?r|re)(?:s|n|y|u|ů)?$/
const SHORT: Record<string, string> = { mili: 'mm', milli: 'mm', centi: 'cm', zenti: 'cm' }
/** As people write inches in the shop's languages. */
const INCHES = new Set(['in', 'inch', 'inches', 'zoll', 'duim', 'palec', 'palce', 'palců', '"'])

export const MM_PER_INCH = 25.4

/** Millimetres of a unit of length; undefined for any other word. */
export function millimetresOf(unit: string): number | undefined {
  const word = unit.trim().toLowerCase().replace(/\.$/, '')
  const prefix = WORD.exec(word)?.[1]
  const plain = prefix === undefined ? word : (SHORT[prefix] ?? 'm')
  return INCHES.has(plain) ? MM_PER_INCH : Object.hasOwn(MILLIMETRES, plain) ? MILLIMETRES[plain] : undefined
}

/** `1,25 m.` is `1,25` and `m`. A text without letters at its end has no unit. */
export function splitUnit(text: string): { number: string; unit: string | undefined } {
  const plain = text.normalize('NFKC').replaceAll('′′', '"').toLowerCase().trim()
  const [, number = plain, unit] = /^([^\p{L}"]*)(\p{L}+|")\.?$/u.exec(plain) ?? []
  return { number: number.trim(), unit }
}
