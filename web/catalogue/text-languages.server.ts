import type { RouterContextProvider } from 'react-router'
import { languageTag, type Locale, LOCALES, regionTag } from '#contracts/locales.ts'
import { channelContext, siteContext } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Language of a text as a BCP 47 tag; undefined for the language of the page. */
export type TextLanguage = string | undefined

/** The languages of the catalogue's texts on a page (docs/decisions/0036). */
export interface TextLanguages {
  /** Of the texts that the shop has for the page: several locales may share one language of the shop. */
  own: TextLanguage
  /** Of the texts that it falls back to. */
  fallback: TextLanguage
}

/** All texts in the language of the page. */
export const PAGE_LANGUAGE: TextLanguages = { own: undefined, fallback: undefined }

/** A text that a language may lack: null then, while `translated` has another language's. */
interface Translatable {
  parentId?: string | null
  name: string | null
  description?: string | null
  translated: { name: string; description?: string | null }
}

/** Of the texts that the shop has for a locale. Locales that share a language of the shop have the first one's. */
export const ownLanguage = (locale: Locale, shopLanguages: Readonly<Record<Locale, string>>): TextLanguage =>
  languageOfId(shopLanguages[locale], locale, shopLanguages)

function languageOfId(
  id: string | undefined,
  locale: Locale,
  shopLanguages: Readonly<Record<Locale, string>>,
): TextLanguage {
  const first = LOCALES.find((other) => shopLanguages[other] === id)
  return first && first !== locale ? languageTag(first) : undefined
}

/** A variant has no texts of its own in any language. */
const lacks = ({ parentId, name, description, translated }: Translatable) => ({
  name: !parentId && name === null,
  description: !parentId && description === null && Boolean(translated.description),
})

/**
 * @param chain the languages in which the shop looks for a text, by their ids; the first is that of the locale.
 */
export const toTextLanguages = (
  locale: Locale,
  shopLanguages: Readonly<Record<Locale, string>>,
  chain: readonly string[],
): TextLanguages => ({
  own: ownLanguage(locale, shopLanguages),
  fallback: languageOfId(chain[1] ?? shopLanguages[locale], locale, shopLanguages),
})

/** The languages of the catalogue's texts in the language of the page. While the shop fails, it has all of them. */
export async function readTextLanguages(context: Readonly<RouterContextProvider>): Promise<TextLanguages> {
  const channel = await context.get(channelContext)()
  return toTextLanguages(getLocale(), context.get(siteContext).shopLanguages, channel?.languageChain ?? [])
}

/** The languages of a thing's name and description. */
export function textLanguagesOf(thing: Translatable, { own, fallback }: TextLanguages) {
  const { name, description } = lacks(thing)
  return { name: name ? fallback : own, description: description ? fallback : own }
}

/** The language of a short name, such as an option's. */
export const nameLanguage = (thing: Translatable, languages: TextLanguages): { language?: string } =>
  wordsLanguage(thing.translated.name, textLanguagesOf(thing, languages).name)

/**
 * The language of a short text, if it has words: sizes and standards are the same in each language. Without a value
 * there is no key, because a page may have hundreds of names.
 */
export const wordsLanguage = (text: string, language: TextLanguage): { language?: string } =>
  language && /\p{L}{3}/u.test(text) ? { language } : {}

/** The language of the texts in a product's facts: names of measures, highlights, technical data. */
export const factsLanguage = ({ language }: { language?: string | undefined }, { own }: TextLanguages): TextLanguage =>
  language === undefined || language === languageTag(getLocale()) ? own : language

/** The name of a language in the language of the page, for the note that some texts are in it. */
export const languageName = (language: TextLanguage, locale: Locale): string | undefined =>
  language && new Intl.DisplayNames(regionTag(locale), { type: 'language' }).of(language)
