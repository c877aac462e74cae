/** Names and input are compared in this form: small letters, without accents, umlauts as `ae`, signs as blanks. */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    // Accents and invisible characters: soft hyphens.
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same for people who leave the dots of umlauts out: `salzsaure`. Both sides are folded, so `ae` counts as `a`. */
export const foldUmlauts = (text: string): string => text.replaceAll(/([aou])e/g, '$1')

/**
 * Returns the typing mistakes between two words: letters that are wrong, missing, too many or swapped with their
 * neighbour. Above `most` it is `most` + 1.
 */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}
