/** Reduces an item number in any spelling to its letters and digits, in capitals. */
export const spellingKey = (number: string): string =>
  number
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Letters; longer texts are numbers of no shop. */
const LONGEST_NUMBER = 255

/** Spellings under which the shop may know a number: as given, and in capitals with hyphens. Both are looked up at once; none of a text that cannot be one. */
export function likelySpellings(number: string): string[] {
  if (number.length > LONGEST_NUMBER) return []
  const given = number.normalize('NFKC').trim()
  const usual = given
    .replaceAll('×', 'x')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return [...new Set([given, usual])].filter(
    // A single sign may stand for 18 letters.
    (spelling) => spelling.length <= LONGEST_NUMBER && spellingKey(spelling) !== '',
  )
}

/** Made once: a comparison that makes its own takes many times as long. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true })

/** The numbers most like a given one, at most `count`, the nearest first; none that differ in a third of their letters. */
export function nearestNumbers(number: string, candidates: readonly string[], count: number): string[] {
  const key = spellingKey(number)
  return candidates
    .flatMap((candidate) => {
      const own = spellingKey(candidate)
      const most = Math.floor(Math.max(key.length, own.length) / 3)
      // Texts differ in at least as many letters as one of them is longer.
      if (Math.abs(key.length - own.length) > most) return []
      const distance = editDistance(key, own)
      return distance > most ? [] : [{ candidate, distance }]
    })
    .toSorted((a, b) => a.distance - b.distance || BY_NUMBER.compare(a.candidate, b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** Letters to insert, delete, replace or swap with their neighbour until one text is the other. */
export function editDistance(given: string, other: string): number {
  const [a, b] = withoutSameEnds(given, other)
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}

/** Equal beginnings and ends cost nothing to change; neighbours differ in a letter or two. */
function withoutSameEnds(a: string, b: string): [string, string] {
  let begin = 0
  while (begin < a.length && a[begin] === b[begin]) begin += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [a.slice(begin, a.length - end), b.slice(begin, b.length - end)]
}
