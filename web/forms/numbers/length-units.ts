const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, m: 1000 }
/** As people write inches in the shop's languages. */
const INCHES = new Set(['in', 'inch', 'inches', 'zoll', 'duim', 'palec', 'palce', 'palců', '"'])

export const MM_PER_INCH = 25.4

/** Millimetres of a unit of length; undefined for any other word. */
export function millimetresOf(unit: string): number | undefined {
  const plain = unit.trim().toLowerCase().replace(/\.$/, '')
  return INCHES.has(plain) ? MM_PER_INCH : Object.hasOwn(MILLIMETRES, plain) ? MILLIMETRES[plain] : undefined
}

/** `1,25 m.` is `1,25` and `m`. A text without letters at its end has no unit. */
export function splitUnit(text: string): { number: string; unit: string | undefined } {
  const plain = text.normalize('NFKC').replaceAll('′′', '"').toLowerCase().trim()
  const [, number = plain, unit] = /^([^\p{L}"]*)(\p{L}+|")\.?$/u.exec(plain) ?? []
  return { number: number.trim(), unit }
}
