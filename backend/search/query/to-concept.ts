import { distanceOf } from '#backend/search/text/spelling.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { Alternative, StemGroup } from './concept.ts'
import type { Lexicon } from './lexicon.ts'

const HAS_DIGIT = /\p{N}/u
/** Letters of the first part of a compound. */
const MIN_HEAD = 3

/** The alternatives of a word, and the words by which it was replaced if no document has it. */
export function toConcept(token: Token, lexicon: Lexicon, isLast: boolean) {
  const stem = (word: string) => stemOf(lexicon.locale, word)
  // `PA6-R`: a letter is not a part yet.
  const isOpen = (part: string, place: number) =>
    place === token.parts.length - 1 && /^\p{L}$/u.test(part) && !lexicon.isWord(token.word)
  const spellings = spellingsOf(token.word, lexicon).filter((word) => lexicon.hasStem(stem(word)))
  // `Kett` has the stem of `Kette` by chance.
  const isBeginning = isLast && !lexicon.isWord(token.word) && lexicon.stemsFrom(token.word).length > 0
  const direct: StemGroup[] = isBeginning ? [] : spellings.map((word) => [stem(word)])
  const { parts } = token
  const known = parts.findIndex(
    (part, place) => !lexicon.hasStem(stem(part)) || (isLast && place > 0 && isOpen(part, place)),
  )
  if (parts.length > 0 && known < 0) direct.push(parts.map(stem))
  // The last word may be unfinished. A single letter of a type, `Werkstoff S`, is the beginning of another word only there.
  const mayBegin = direct.length === 0 || isLast
  const begun = mayBegin ? begunBy(token.word, lexicon).filter((one) => !has(direct, one)) : []
  // The parts before that which is typed: `PA6-Ru`.
  if (isLast && known > 0 && direct.length + begun.length === 0) {
    const head = parts.slice(0, known).map(stem)
    const rest = known === parts.length - 1 ? begunBy(parts[known] ?? '', lexicon) : []
    direct.push(...(rest.length > 0 ? rest.map((one) => [...head, one]) : [head]))
  }
  const [likely, ...others] = begun
  // PA6 is not the beginning of PA66.
  const isName = HAS_DIGIT.test(token.word) || lexicon.isNamed(token.word)
  const isLikely = direct.length === 0 || (!isName && likely !== undefined && likely === lexicon.likelyStem(token.word))
  const whole: Alternative = { reason: 'name', groups: direct }
  const first: Alternative = { reason: 'name', groups: likely === undefined ? [] : [[likely]], isBegun: true, isLikely }
  const meant = [...direct, ...(likely === undefined ? [] : [[likely]])]
  const compounds = meant.flatMap((group) => (group.length === 1 ? lexicon.compoundsWith(group[0] ?? '') : []))
  const split = begun.length > 0 && isLast ? undefined : lexicon.split(token.word)
  const alternatives: Alternative[] = [
    // No name has `Kette`: it becomes a longer word that one has.
    ...(isLikely ? [first, whole] : [whole, first]),
    { reason: 'name', groups: others.map((one) => [one]), isBegun: true },
    { reason: 'compound', groups: [...compounds.map((one) => [one]), ...(split ? [split] : [])] },
  ]
  const found = alternatives.filter(({ groups }) => groups.length > 0)
  const isKnown = direct.length + begun.length > 0
  if (isKnown) return { alternatives: found, replaced: [] }
  // A word that can be cut into others may be a compound, or one with a single error: `Kantnschutz`.
  const near = lexicon.nearest(token.word).filter((one) => !split || distanceOf(token.word, one) === 1)
  // Many words begin nearly like three letters, and a known part may be all of it: names are meant.
  const isVague = split !== undefined || token.word.length <= MIN_HEAD
  const begunNear = isLast ? lexicon.stemsNear(token.word, isVague) : []
  const similar = [...new Set([...near.map(stem), ...begunNear])]
  const put: Alternative[] = [
    { reason: 'similar', groups: similar.map((one) => [one]) },
    {
      reason: 'compound',
      groups: [
        ...similar.flatMap((one) => lexicon.compoundsWith(one).map((compound) => [compound])),
        ...(split ? [split] : similar.length === 0 && isLast ? begunCompound(token.word, lexicon) : []),
      ],
    },
  ]
  return { alternatives: put.filter(({ groups }) => groups.length > 0), replaced: near.map(lexicon.show) }
}

/** Words that begin with the end of a compound, together with its first part: `Faxnum`. */
function begunCompound(word: string, lexicon: Lexicon): StemGroup[] {
  for (let length = word.length - 1; length >= MIN_HEAD; length -= 1) {
    const [head, rest] = [word.slice(0, length), word.slice(length)]
    if (!lexicon.isPart(head)) continue
    const begun = rest.length > 1 ? lexicon.stemsFrom(rest) : []
    return begun.length > 0 ? begun.map((one) => [stemOf(lexicon.locale, head), one]) : [[stemOf(lexicon.locale, head)]]
  }
  return []
}

/** Stems of the words that begin so, the one that is probably meant first. */
function begunBy(word: string, lexicon: Lexicon): string[] {
  const spellings = spellingsOf(word, lexicon)
  const likely = spellings.flatMap((one) => lexicon.likelyStem(one) ?? [])
  return [...new Set([...likely, ...spellings.flatMap(lexicon.stemsFrom)])]
}

const has = (groups: readonly StemGroup[], stem: string): boolean =>
  groups.some((group) => group.length === 1 && group[0] === stem)

/** A German word may be typed without its dots: `fuehrung` is `führung`, which is folded to `fuhrung`. */
function spellingsOf(word: string, { locale }: Lexicon): string[] {
  if (locale !== 'de') return [word]
  return [...new Set([word, word.replace(/([aou])e/g, '$1')])]
}
