import { parseAccept } from 'hono/utils/accept'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { languageTag, type Locale, LOCALES } from '#contracts/locales.ts'

/** Language of the shop for a language of the mails. The shop has two, mails have one for each locale. */
const shopLanguage = (locale: Locale): LanguageCode => (locale === 'de' ? 'de' : 'en')

/**
 * Returns the language of the mails of a quote request: the first preference of `accept-language` that belongs to the
 * language of the request, else that language. A German browser on the English site gets English mails, a Dutch site
 * Dutch ones.
 * @param acceptLanguage `nl, en;q=0.8`. Czech may be `cs` or, as in addresses, `cz`.
 */
export function mailLocale(acceptLanguage: string | undefined, language: LanguageCode): Locale {
  const accepted = parseAccept(acceptLanguage ?? '').flatMap(({ type, q }) => {
    const code = type.toLowerCase().split('-')[0]
    return q > 0 ? (LOCALES.find((locale) => locale === code || languageTag(locale) === code) ?? []) : []
  })
  return accepted.find((locale) => shopLanguage(locale) === language) ?? language
}
