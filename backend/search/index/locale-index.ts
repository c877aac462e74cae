import { type Locale, perLocale } from '#contracts/locales.ts'
import { createLexicon, type Lexicon } from '#backend/search/query/lexicon.ts'
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
}

/** @param words number of documents of each word, by locale */
export function toLocaleIndexes(
  revision: string,
  words: (locale: Locale) => ReadonlyMap<string, number>,
  options: readonly StoredOption[],
): Record<Locale, LocaleIndex> {
  return perLocale((locale) => {
    const byStem = new Map<string, string[]>()
    for (const { id, names } of options) {
      for (const stem of stemsIn(locale, names[locale])) byStem.set(stem, [...(byStem.get(stem) ?? []), id])
    }
    return {
      revision,
      lexicon: createLexicon(locale, words(locale)),
      options: new Map(
        options.map(({ names, labels, ...option }) => [
          option.id,
          { ...option, name: names[locale], label: labels[locale] },
        ]),
      ),
      optionsWith: (stem) => byStem.get(stem) ?? [],
      groups: createOptionGroups(locale, options),
    }
  })
}

const stemsIn = (locale: Locale, text: string): Set<string> =>
  new Set(tokensOf(text).flatMap(({ word, parts }) => [word, ...parts].map((one) => stemOf(locale, one))))
