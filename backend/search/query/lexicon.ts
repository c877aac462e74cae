import type { Locale } from '#contracts/locales.ts'
import { foldText } from '#backend/search/text/fold.ts'
import { splitCompound } from '#backend/search/text/split-compound.ts'
import { createSpelling, distanceOf, type Spelling } from '#backend/search/text/spelling.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { isStopWord } from '#backend/search/text/stop-words.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** The words of the indexed documents of a language, and how they are composed of each other. */
export interface Lexicon {
  readonly locale: Locale
  /** Whether a document has the word or another form of it. */
  hasStem(stem: string): boolean
  isWord(word: string): boolean
  /** Stems of the words that begin so, the most frequent words first. Words that say nothing are not among them. */
  stemsFrom(prefix: string): string[]
  /** Whether a name of the catalogue has the word. */
  isNamed(word: string): boolean
  /** Whether a name has the word, and another one at least within a longer word. */
  isNamedBeside(word: string, other: string): boolean
  /** Whether a name of the catalogue has a word that begins so. */
  beginsName(prefix: string): boolean
  /** Stem of the first word of the catalogue's names that begins so: it stays while more of it is typed. */
  likelyStem(prefix: string): string | undefined
  /**
   * Stems of words whose beginning differs from the given one by a typing error.
   * @param areNames whether only words of the catalogue's names count
   */
  stemsNear(prefix: string, areNames: boolean): string[]
  /** Stems of the compounds that have a word of this stem in them. */
  compoundsWith(stem: string): readonly string[]
  /** Parts of a word that documents do not have: known words, as stems. Undefined if it does not consist of them. */
  split(word: string): string[] | undefined
  /** Whether a word may be a part of compounds. */
  isPart(word: string): boolean
  /** Known words that differ by a typing error. */
  nearest(word: string): string[]
  /** Returns a folded word as documents mostly write it. */
  show(word: string): string
}

/** Letters of a beginning in which a typing error is put right. */
const MIN_NEAR = 3
/** Stems for one prefix. */
const MOST_STEMS = 60
const HAS_DIGIT = /\p{N}/u
/** A word that occurs only within longer ones may be a part of compounds if it is as long. */
const MIN_WHOLE = 3

/**
 * @param written number of documents of each word, as they write it
 * @param names of categories and products, the most important first
 */
export function createLexicon(
  locale: Locale,
  written: ReadonlyMap<string, number>,
  names: readonly string[] = [],
): Lexicon {
  const { counts, shown } = foldCounts(written)
  const sorted = [...counts.keys()].toSorted()
  const stems = new Set(sorted.map((word) => stemOf(locale, word)))
  const letterWords = new Map([...counts].filter(([word]) => !HAS_DIGIT.test(word)))
  const isPart = (part: string) => part.length >= MIN_WHOLE && (letterWords.has(part) || hasForm(part))
  const hasForm = (part: string) => part.length > MIN_WHOLE && stems.has(stemOf(locale, part)) && !HAS_DIGIT.test(part)
  const from = (prefix: string) => sorted.slice(firstFrom(sorted, prefix), firstFrom(sorted, `${prefix}\uffff`))
  const nameWords = [...new Set(names.flatMap(wordsOf))].filter((word) => !isStopWord(locale, word))
  const nameStems = new Set(nameWords.map((word) => stemOf(locale, word)))
  const folded = names.map((name) => ({ name: foldText(name), words: new Set(wordsOf(name)) }))
  let compounds: ReadonlyMap<string, ReadonlySet<string>> | undefined
  let spelling: Spelling | undefined
  return {
    locale,
    hasStem: (stem) => stems.has(stem),
    isWord: (word) => counts.has(word),
    stemsFrom(prefix) {
      const byCount = from(prefix)
        .filter((word) => !isStopWord(locale, word))
        .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
      return [...new Set(byCount.map((word) => stemOf(locale, word)))].slice(0, MOST_STEMS)
    },
    isNamed: (word) => nameStems.has(stemOf(locale, word)),
    isNamedBeside: (word, other) =>
      other !== '' && folded.some(({ name, words }) => words.has(word) && name.includes(other)),
    beginsName: (prefix) => nameWords.some((word) => word.startsWith(prefix)),
    likelyStem(prefix) {
      const word = nameWords.find((one) => one.startsWith(prefix))
      return word === undefined ? undefined : stemOf(locale, word)
    },
    stemsNear(prefix, areNames) {
      if (prefix.length < MIN_NEAR || HAS_DIGIT.test(prefix)) return []
      const words = areNames
        ? nameWords.filter((word) => word.startsWith(prefix.slice(0, 1)))
        : from(prefix.slice(0, 1))
      const alike = words.filter((word) => letterWords.has(word) && beginsNear(word, prefix))
      return [...new Set(alike.map((word) => stemOf(locale, word)))].slice(0, MOST_STEMS)
    },
    // Made with the first search of the language. All languages together would take a tenth of a start.
    compoundsWith: (stem) => [...((compounds ??= findCompounds(locale, letterWords.keys(), isPart)).get(stem) ?? [])],
    split: (word) => splitCompound(locale, word, isPart)?.map((part) => stemOf(locale, part)),
    isPart,
    // Made when a word is not known for the first time.
    nearest: (word) => (spelling ??= createSpelling(letterWords)).nearest(word),
    show: (word) => shown.get(word) ?? word,
  }
}

const wordsOf = (name: string): string[] => tokensOf(name).flatMap(({ word, parts }) => [word, ...parts])

/** Whether a beginning of the word differs by one error. The last letter may be a wrong one already. */
const beginsNear = (word: string, prefix: string): boolean =>
  [-1, 0, 1].some((more) => distanceOf(word.slice(0, prefix.length + more), prefix) === 1)

/** Stems of the compounds by the stem of each of their parts. */
function findCompounds(
  locale: Locale,
  words: Iterable<string>,
  isPart: (part: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const compounds = new Map<string, Set<string>>()
  for (const word of words) {
    const stem = stemOf(locale, word)
    for (const part of splitCompound(locale, word, isPart) ?? []) {
      const partStem = stemOf(locale, part)
      if (partStem === stem) continue
      const known = compounds.get(partStem)
      if (known) known.add(stem)
      else compounds.set(partStem, new Set([stem]))
    }
  }
  return compounds
}

/** Adds up the spellings of each folded word, and finds the most frequent one; of equal ones that with capitals. */
function foldCounts(written: ReadonlyMap<string, number>) {
  const counts = new Map<string, number>()
  const shown = new Map<string, string>()
  const most = new Map<string, number>()
  for (const [text, count] of [...written].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const word = foldText(text)
    counts.set(word, (counts.get(word) ?? 0) + count)
    if (count <= (most.get(word) ?? 0)) continue
    most.set(word, count)
    shown.set(word, text)
  }
  return { counts, shown }
}

/** Place of the first word that is not before the prefix. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
