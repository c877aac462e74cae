import { languageTag, offeredLocales, type Locale } from '#contracts/locales.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import type { ContextFacts, ShopLanguage } from './shop-facts.ts'

/** `de` of `de-DE`; undefined if the shop does not send it. */
const tagOf = ({ translationCode }: ShopLanguage): string | undefined => translationCode?.code.split('-')[0]

/** The language of the shop for a locale: its own, else English, else the first one. */
const suggest = (languages: readonly ShopLanguage[], locale: Locale): string | undefined =>
  (
    languages.find((language) => tagOf(language) === languageTag(locale)) ??
    languages.find((language) => tagOf(language) === 'en') ??
    languages[0]
  )?.id

/** A value for SHOP_LANGUAGE_IDS that this shop understands. */
const suggestSetting = (languages: readonly ShopLanguage[]): string =>
  JSON.stringify(Object.fromEntries(offeredLocales().map((locale) => [locale, suggest(languages, locale)])))

const nameOf = (language: ShopLanguage): string => `${language.name} (${language.translationCode?.code ?? '?'})`

/** Each id once, with the locales for which it is set: `01a1… (nl, cz)`. */
const idsOf = (locales: readonly Locale[], ids: Record<Locale, string>): string =>
  [...Map.groupBy(locales, (locale) => ids[locale])].map(([id, own]) => `${id} (${own.join(', ')})`).join(', ')

/** Every locale's language id must be a language of the sales channel, and should be the locale's own. */
export function languageFindings(languages: readonly ShopLanguage[], ids: Record<Locale, string>): Finding[] {
  const remedy = `Set SHOP_LANGUAGE_IDS to '${suggestSetting(languages)}', or assign the language to the sales channel in the Shopware.`
  const unknown = offeredLocales().filter((locale) => !languages.some(({ id }) => id === ids[locale]))
  const foreign = offeredLocales().filter((locale) => {
    const tag = languageTag(locale)
    const language = languages.find(({ id }) => id === ids[locale])
    return language && tagOf(language) !== tag && languages.some((other) => tagOf(other) === tag)
  })
  return [
    ...(unknown.length > 0
      ? [
          errorOf(
            `The sales channel has no language with the id ${idsOf(unknown, ids)}, so shop pages in it fail. It has ${languages.map(nameOf).join(', ') || 'none'}.`,
            remedy,
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [warningOf(`The shop is asked in another language for ${foreign.join(', ')} than it has for it.`, remedy)]
      : []),
  ]
}

/** Mails of the Shopware link to the domain of their language. */
export function languageDomainFindings(
  { salesChannel }: ContextFacts,
  languages: readonly ShopLanguage[],
  ids: Record<Locale, string>,
): Finding[] {
  const siteLanguages = languages.filter(({ id }) => offeredLocales().some((locale) => ids[locale] === id))
  const without = siteLanguages.filter(({ id }) => !salesChannel.domains?.some(({ languageId }) => languageId === id))
  // A channel without any domain is a finding of its own.
  if (without.length === 0 || !salesChannel.domains?.length) return []
  return [
    warningOf(
      `The sales channel has no domain for ${without.map(nameOf).join(', ')}.`,
      `Add a domain for each language in the Shopware, such as PUBLIC_URL and the language's prefix: links in its mails lead there.`,
    ),
  ]
}
