/** The built-in fonts of PDF know Windows-1252 only; what it lacks is written out. */
const SPELT: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '−': '-',
  '→': '->',
  Ω: 'Ohm',
  μ: 'µ',
  '⌀': 'Ø',
  '⁰': '^0',
  '⁴': '^4',
  '⁵': '^5',
  '⁶': '^6',
  '⁷': '^7',
  '⁸': '^8',
  '⁹': '^9',
  '⁻': '^-',
  '₂': '2',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2011': '-',
}
const LATIN = /[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

export const printable = (text: string): string =>
  Array.from(text, (letter) => SPELT[letter] ?? (LATIN.test(letter) ? letter : '?')).join('')
