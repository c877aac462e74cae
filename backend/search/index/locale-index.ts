import { type Locale, perLocale } from '#contracts/locales.ts'
import { createLexicon, type Lexicon } from '#backend/search/query/lexicon.ts'
import { IN_STOCK, isWorded } from './offer-options.ts'
import { type CompleteTitles, createCompletions } from '#backend/search/query/complete-titles.ts'
import { createOptionGroups, type OptionGroups } from '#backend/search/query/option-groups.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** A value of a property as the search knows it. */
export interface SearchOption {
  id: string
  filter: string
  key: string
  position: number
  name: string
  label: string
}

/** A value of a property as it is stored, in all languages. */
export type StoredOption = Omit<SearchOption, 'name' | 'label'> & Record<'names' | 'labels', Record<Locale, string>>

/** Facts about the indexed documents of a language. */
export interface LocaleIndex {
  /** Of the index that this was read from; another one may have other documents. */
  revision: string
  lexicon: Lexicon
  options: ReadonlyMap<string, SearchOption>
  /** Ids of the options that have a word of this stem in their name. */
  optionsWith: (stem: string) => readonly string[]
  /** Groups of options that are numbers. */
  groups: OptionGroups
  /** Names of categories and products that complete a text. */
  complete: CompleteTitles
}

/** Words and names of the documents of a language. */
export interface StoredTexts {
  /** Number of documents of each word. */
  words: ReadonlyMap<string, number>
  /** Names of categories, then of products, in the order of the catalogue. */
  titles: readonly string[]
}

export function toLocaleIndexes(
  revision: string,
  textsOf: (locale: Locale) => StoredTexts,
  stored: readonly StoredOption[],
): Record<Locale, LocaleIndex> {
  const options = [...stored, IN_STOCK]
  const worded = stored.filter(isWorded)
  return perLocale((locale) => {
    const { words, titles } = textsOf(locale)
    const byStem = new Map<string, string[]>()
    for (const { id, names } of worded) {
      for (const stem of stemsIn(locale, names[locale])) byStem.set(stem, [...(byStem.get(stem) ?? []), id])
    }
    return {
      revision,
      lexicon: createLexicon(locale, words, titles),
      options: new Map(
        options.map(({ names, labels, ...option }) => [
          option.id,
          { ...option, name: names[locale], label: labels[locale] },
        ]),
      ),
      optionsWith: (stem) => byStem.get(stem) ?? [],
      groups: createOptionGroups(locale, worded),
      complete: createCompletions(titles),
    }
  })
}

const stemsIn = (locale: Locale, text: string): Set<string> =>
  new Set(tokensOf(text).flatMap(({ word, parts }) => [word, ...parts].map((one) => stemOf(locale, one))))
