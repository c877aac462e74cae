import type { Locale } from '#contracts/locales.ts'
import type { BasePaths } from '#contracts/content/links/site-address.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'

interface Bases {
  basePaths: BasePaths
  /** Whether `/` is a page and not a redirect: one language has no prefix. */
  isRootPage: boolean
  defaultLocale: Locale
}

/**
 * Every language must be below its path in CONTENT_BASE_PATHS, by default its own prefix.
 * @param missing locales under whose address there is no menu
 */
export function prefixFindings(missing: readonly Locale[], { basePaths, isRootPage, defaultLocale }: Bases): Finding[] {
  if (missing.length === 0) return []
  const addresses = missing.map((locale) => basePaths[locale] || '/').join(', ')
  if (isRootPage && missing.includes(defaultLocale) && basePaths[defaultLocale] !== '')
    return [
      errorOf(
        `The default language of the TYPO3 has no prefix: there is nothing at ${addresses}, and a page at /.`,
        `Set the base of the language to ${basePaths[defaultLocale]}/ in the site configuration of the TYPO3, or set CONTENT_BASE_PATHS to '{"${defaultLocale}":"/"}'.`,
      ),
    ]
  const finding = missing.includes(defaultLocale) ? errorOf : warningOf
  return [
    finding(
      `The TYPO3 has no language at ${addresses}, so every page there is a 404.`,
      'Add the language with that base in the site configuration of the TYPO3, or set CONTENT_BASE_PATHS to the bases that it has.',
    ),
  ]
}

/** Menus of the footer and our elements come from our package. */
export const packageFindings = (hasPackage: boolean): Finding[] =>
  hasPackage
    ? []
    : [
        warningOf(
          'The site of the TYPO3 does not use our package: it has no lists for the footer, and our own elements and forms fail there.',
          'Require profilwerk/site-package with Composer, and add it to the dependencies in the site configuration of the TYPO3.',
        ),
      ]

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
