/** Bits of a set: letters share one if their codes have the same last five bits. */
const LAST_BITS = 31

/** Returns the letters of a word as a set of 32 bits. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & LAST_BITS)
  return letters
}

/**
 * Returns how many letters of one set are not in another. Each of them is a mistake at least. Changing, adding or
 * leaving out a letter puts no more than one of them right.
 */
export function lettersMissing(wanted: number, given: number): number {
  let rest = wanted & ~given
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
