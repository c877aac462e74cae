import type { Locale } from '#contracts/locales.ts'

/** Letters between the words of a compound: Kette-n-führung, Sicherheit-s-ring. */
const JOINTS: Record<Locale, readonly string[]> = {
  de: ['', 'n', 's', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'n', 'e'],
  en: [''],
  cz: [''],
}

const MIN_PART = 3
const MAX_PARTS = 4

/**
 * Splits a folded word into known words, the fewest and then the longest last part; undefined if it is not made of them.
 * @param isKnown whether a part is a word on its own.
 */
export function splitCompound(locale: Locale, word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < 2 * MIN_PART) return undefined
  const joints = JOINTS[locale]
  // The best split of every end of the word, from short to long ends.
  const best = new Map<number, string[]>([[word.length, []]])
  for (let start = word.length - MIN_PART; start >= 0; start -= 1) {
    for (let end = word.length; end >= start + MIN_PART; end -= 1) {
      if (start === 0 && end === word.length) continue
      const rest = best.get(end)
      if (rest === undefined || rest.length >= MAX_PARTS) continue
      const part = knownPart(word.slice(start, end), end === word.length ? [''] : joints, isKnown)
      if (part === undefined) continue
      const found = best.get(start)
      if (found === undefined || rest.length + 1 < found.length) best.set(start, [part, ...rest])
    }
  }
  return best.get(0)
}

/** How two words are written as one. */
export const joinedWords = (locale: Locale, first: string, second: string): string[] =>
  JOINTS[locale].map((joint) => first + joint + second)

function knownPart(piece: string, joints: readonly string[], isKnown: (part: string) => boolean): string | undefined {
  for (const joint of joints) {
    if (!piece.endsWith(joint)) continue
    const part = piece.slice(0, piece.length - joint.length)
    if (part.length >= MIN_PART && isKnown(part)) return part
  }
  return undefined
}
