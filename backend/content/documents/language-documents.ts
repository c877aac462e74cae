import type { LanguageDocument } from '#contracts/content/languages.ts'
import { LANGUAGE_NAMES, languageTag, type Locale, regionTag } from '#contracts/locales.ts'
import { pageAddress, type Page, type ContentSite, translationOf } from '#backend/content/site.ts'

/** The language menu of a page. Without a page (initial data of a path that has none) no language is available. */
export const languageDocuments = (site: ContentSite, locale: Locale, page: Page | undefined): LanguageDocument[] => {
  const ordered = [site.defaultLocale, ...site.locales.filter((other) => other !== site.defaultLocale)]
  return site.locales.map((other) => {
    const translation = page && translationOf(site, page.uid, other)
    const isCurrent = other === locale ? 1 : 0
    return {
      languageId: ordered.indexOf(other),
      locale: `${regionTag(other).replace('-', '_')}.UTF-8`,
      title: LANGUAGE_NAMES[other],
      navigationTitle: LANGUAGE_NAMES[other],
      twoLetterIsoCode: languageTag(other),
      hreflang: regionTag(other),
      direction: 'ltr',
      flag: `flags-${regionTag(other).slice(3).toLowerCase()}`,
      link: translation ? pageAddress(translation) : '',
      active: isCurrent,
      current: isCurrent,
      available: translation ? 1 : 0,
    }
  })
}
