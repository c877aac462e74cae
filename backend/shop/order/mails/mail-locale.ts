import { parseAccept } from 'hono/utils/accept'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { LOCALES } from '#contracts/locales.ts'
import type { Locale } from '#contracts/locales.ts'

/** Language of the shop for each language of the mails. The shop has two, mails have four. */
const SHOP_LANGUAGE: Record<Locale, LanguageCode> = { de: 'de', en: 'en', nl: 'en', cz: 'en' }

/**
 * Returns the language of the mails of a quote request: the first preference of `accept-language` that belongs to the
 * language of the request, else that language. A German browser on the English site gets English mails, a Dutch site
 * Dutch ones.
 * @param acceptLanguage `nl, en;q=0.8`. Czech may be `cs` or, as in addresses, `cz`.
 */
export function mailLocale(acceptLanguage: string | undefined, language: LanguageCode): Locale {
  const accepted = parseAccept(acceptLanguage ?? '').flatMap(({ type, q }) => {
    const code = type.toLowerCase().split('-')[0]
    return q > 0 ? (LOCALES.find((locale) => locale === (code === 'cs' ? 'cz' : code)) ?? []) : []
  })
  return accepted.find((locale) => SHOP_LANGUAGE[locale] === language) ?? language
}
