/** Replacements of characters that many fonts lack; none is in Windows-1252, the set of the built-in fonts of PDF. */
const SPELT: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '−': '-',
  '→': '->',
  Ω: 'Ohm',
  μ: 'µ',
  '⌀': 'Ø',
  '₂': '2',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2011': '-',
}
const LATIN = /[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

/** Exponents beyond ¹²³: `10⁻⁵` becomes `10^-5`. */
const EXPONENT = /(?<![⁰¹²³⁴-⁹⁻])[⁰¹²³⁴-⁹⁻]*[⁰⁴-⁹⁻][⁰¹²³⁴-⁹⁻]*/g
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = (exponent: string): string =>
  `^${Array.from(exponent, (digit) => (digit === '⁻' ? '-' : RAISED.indexOf(digit))).join('')}`

const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ff]*$/

/** Spells characters that a font does not have. */
export const spellFor =
  (has: (letter: string) => boolean) =>
  (text: string): string =>
    Array.from(
      text.replace(EXPONENT, (exponent) => (Array.from(exponent).every(has) ? exponent : lowered(exponent))),
      (letter) => (letter === '\n' || has(letter) ? letter : (SPELT[letter] ?? '?')),
    ).join('')

const spellLatin = spellFor((letter) => LATIN.test(letter))
export const toLatinText = (text: string): string => (PLAIN.test(text) ? text : spellLatin(text))
