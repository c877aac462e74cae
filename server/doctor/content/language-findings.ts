import type { Locale } from '#contracts/locales.ts'
import { errorOf, warningOf, type Finding } from '#server/doctor/finding.ts'

/**
 * Every language needs its prefix, the default one too.
 * @param missing locales under whose address there is no menu
 * @param isRootPage whether `/` is a page and no redirect: a language without a prefix
 */
export function prefixFindings(missing: readonly Locale[], isRootPage: boolean, defaultLocale: Locale): Finding[] {
  if (missing.length === 0) return []
  const addresses = missing.map((locale) => `/${locale}`).join(', ')
  if (isRootPage && missing.includes(defaultLocale))
    return [
      errorOf(
        `The default language of the TYPO3 has no prefix: there is nothing at ${addresses}, and a page at /.`,
        `Set the base of the language to /${defaultLocale}/ in the site configuration of the TYPO3 (languages, base).`,
      ),
    ]
  const finding = missing.includes(defaultLocale) ? errorOf : warningOf
  return [
    finding(
      `The TYPO3 has no language at ${addresses}, so every page there is a 404.`,
      'Add the language with that base in the site configuration of the TYPO3 (languages, base).',
    ),
  ]
}

export function menuFindings(empty: readonly Locale[], withoutLanguages: readonly Locale[]): Finding[] {
  return [
    ...(empty.length > 0
      ? [
          warningOf(
            `The main menu is empty in ${empty.join(', ')}.`,
            'Create pages below the root page of the TYPO3, translate them, and let menus show them (nav_hide).',
          ),
        ]
      : []),
    ...(withoutLanguages.length > 0
      ? [
          warningOf(
            'The TYPO3 does not tell its languages (i18n): its EXT:headless is older than 4.',
            'Update EXT:headless behind CONTENT_URL to 4.x, which needs TYPO3 12.4 or 13.4.',
          ),
        ]
      : []),
  ]
}
