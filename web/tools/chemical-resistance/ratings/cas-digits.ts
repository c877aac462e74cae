import { digitsOf } from './chemical-names.ts'

/** Labels before a CAS number, by their letters: `CAS`, `CAS-Nr.`, `CAS number`, `č. CAS`. */
const LABELS: ReadonlySet<string> = new Set([
  '',
  'cas',
  'casnr',
  'casno',
  'casn',
  'casrn',
  'casnumber',
  'casnummer',
  'casregistrynumber',
  'casčíslo',
  'číslocas',
  'čcas',
])

/**
 * Returns the digits of a CAS number as safety data sheets print it. It may have a label, brackets, any dash and zeros
 * before it. Empty for another text.
 */
export function casDigitsOf(text: string): string {
  const letters = text.normalize('NFC').replaceAll(/\P{L}/gu, '').toLowerCase()
  return LABELS.has(letters) ? digitsOf(text).replace(/^0+/, '') : ''
}
