import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { LOCALES } from '#contracts/locales.ts'
import type { Locale } from '#contracts/locales.ts'

/** The shop speaks two languages, its mails four: which mails belong to which language of the shop. */
const SHOP_LANGUAGE: Record<Locale, LanguageCode> = { de: 'de', en: 'en', nl: 'en', cz: 'en' }

/**
 * Language of a request's mails: the first of `accept-language` that goes with the language of the request, else that
 * language. A German browser on the English site gets English mails, a site in Dutch gets Dutch ones.
 * @param acceptLanguage `nl, en;q=0.8`; Czech may be spelt `cs` or, as in addresses, `cz`.
 */
export function mailLocale(acceptLanguage: string | undefined, language: LanguageCode): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((part) => {
    const primary = part.trim().toLowerCase().split(/[-;]/)[0]
    return primary === 'cs' ? 'cz' : primary
  })
  const fitting = asked.flatMap((code) => LOCALES.find((locale) => locale === code) ?? [])
  return fitting.find((locale) => SHOP_LANGUAGE[locale] === language) ?? language
}
