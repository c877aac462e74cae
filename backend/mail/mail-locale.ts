import { parseAccept } from 'hono/utils/accept'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import {
  firstLocale,
  isOfferedLocale,
  languageTag,
  type Locale,
  localeOfTag,
  offeredLocales,
} from '#contracts/locales.ts'

/** Locales that a site may serve in English, with one language id for all of them. */
const SHARING_ENGLISH: ReadonlySet<Locale> = new Set(['en', 'nl', 'cz'])

/**
 * Returns the language of the mails of a quote request: that of the request. Where several locales share the shop's
 * English, it is the first of them in `accept-language`.
 * @param acceptLanguage `nl, en;q=0.8`. Czech may be `cs` or, as in addresses, `cz`.
 */
export function mailLocale(acceptLanguage: string | undefined, language: LanguageCode): Locale {
  const accepted = parseAccept(acceptLanguage ?? '').flatMap(({ type, q }) => {
    const code = type.toLowerCase().split('-')[0]
    return q > 0 ? (offeredLocales().find((locale) => locale === code || languageTag(locale) === code) ?? []) : []
  })
  const shared = language === 'en' ? accepted.find((locale) => SHARING_ENGLISH.has(locale)) : undefined
  const own = localeOfTag(language)
  return shared ?? (isOfferedLocale(own) ? own : firstLocale())
}
