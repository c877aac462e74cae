import type { UnderstoodDocument } from '#contracts/search/search-document.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import { type Concept, wordConcept } from './concept.ts'
import type { Lexicon } from './lexicon.ts'
import type { Synonym } from './synonyms.ts'
import { toConcept } from './to-concept.ts'

/** Finds the synonyms of a term, the longest first, and the words that they take. */
export function readPhrases(words: readonly Token[], lexicon: Lexicon, synonyms: readonly Synonym[]) {
  const used = new Set<Token>()
  const concepts: Concept[] = []
  const shown: UnderstoodDocument['synonyms'] = []
  const stem = (word: string) => stemOf(lexicon.locale, word)
  for (const { from, to } of synonyms.toSorted((a, b) => b.from.length - a.from.length)) {
    const start = words.findIndex((_, index) =>
      from.every((word, offset) => {
        const token = words[index + offset]
        return token !== undefined && !used.has(token) && stem(token.word) === stem(word)
      }),
    )
    if (start < 0) continue
    const tokens = words.slice(start, start + from.length)
    for (const token of tokens) used.add(token)
    const own = tokens.map(({ word }) => stem(word))
    const single = tokens.length === 1 && tokens[0] ? toConcept(tokens[0], lexicon, false) : undefined
    // Only what documents have is worth a search.
    const others = to.map((group) => group.map(stem)).filter((group) => group.every(lexicon.hasStem))
    const text = tokens.map(({ word }) => word).join(' ')
    concepts.push(
      wordConcept(text, [
        ...(single && single.replaced.length === 0
          ? single.alternatives
          : [{ reason: 'name' as const, groups: [own] }]),
        { reason: 'synonym', groups: others },
      ]),
    )
    if (others.length > 0) shown.push({ word: from.join(' '), as: to.map((group) => group.join(' ')) })
  }
  return { concepts, used, shown }
}
