/** Letters of cars and mail before a postcode, where they differ from the country's code of two letters. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN'],
  FR: ['F'],
  HU: ['H'],
  IE: ['IRL'],
  IT: ['I'],
  LI: ['FL'],
  LU: ['L'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
}

/**
 * A postcode without the letters of its country, as envelopes have them: `D-12345` is `12345`. Full-width signs become
 * plain ones. With the letters if it only fits with them.
 * @param fits whether the country has such a postcode.
 */
export function plainPostcode(typed: string, iso: string, fits: (postcode: string) => boolean): string {
  const given = typed.normalize('NFKC').trim()
  const [, letters = '', rest = ''] = /^([a-z]{1,3})\s?[-\u2010-\u2015]\s?(.+)$/i.exec(given) ?? []
  const isOfCountry = [iso, ...(LETTERS[iso] ?? [])].includes(letters.toUpperCase())
  return isOfCountry && fits(rest) ? rest : given
}
