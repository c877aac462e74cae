/** Finds the words that a word with typing errors may have been. */
export interface Spelling {
  /** Known words at the smallest distance, the most frequent first; empty if there is none. */
  nearest(word: string): string[]
}

/** Errors that are allowed in a word of this length. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)
const MOST = 6
/** Only the beginning of a long word is taken apart. */
const PREFIX = 12

/**
 * Indexes words by their rests without one letter. Two words with an error in between share such a rest, so every word
 * with one error is found. Words with two are searched for only if there is none, among those with the same first
 * letter.
 */
export function createSpelling(words: ReadonlyMap<string, number>): Spelling {
  const byRest = new Map<string, string[]>()
  const byLetter = new Map<string, string[]>()
  for (const word of words.keys()) {
    if (word.length < 3) continue
    add(byLetter, word.slice(0, 1), word)
    for (const rest of restsOf(word)) add(byRest, rest, word)
  }
  const pick = (candidates: readonly string[]) =>
    candidates.toSorted((a, b) => (words.get(b) ?? 0) - (words.get(a) ?? 0) || (a < b ? -1 : 1)).slice(0, MOST)
  return {
    nearest(word) {
      const allowed = errorsIn(word.length)
      if (allowed === 0) return []
      const candidates = new Set([...restsOf(word)].flatMap((rest) => byRest.get(rest) ?? []))
      const close = [...candidates].filter((one) => distanceOf(word, one) === 1)
      if (close.length > 0 || allowed === 1) return pick(close)
      const alike = byLetter.get(word.slice(0, 1)) ?? []
      return pick(alike.filter((one) => Math.abs(one.length - word.length) <= 2 && distanceOf(word, one) === 2))
    },
  }
}

function add(table: Map<string, string[]>, key: string, word: string): void {
  const same = table.get(key)
  if (same) same.push(word)
  else table.set(key, [word])
}

/** The beginning of a word, and every form of it without one letter. */
function restsOf(word: string): Set<string> {
  const begin = word.slice(0, PREFIX)
  return new Set([begin, ...Array.from(begin, (_, index) => begin.slice(0, index) + begin.slice(index + 1))])
}

/** Damerau and Levenshtein's distance: letters that are missing, too many, wrong, or two that changed places. */
export function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
