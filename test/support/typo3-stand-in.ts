import { LOCALES, languageTag, type Locale } from '#contracts/locales.ts'
import type { Replies } from './open-stand-in.ts'

const languagesOf = (current: Locale, available: readonly Locale[]) =>
  LOCALES.map((locale, languageId) => ({
    languageId,
    twoLetterIsoCode: languageTag(locale),
    hreflang: languageTag(locale),
    link: `/${locale}/`,
    active: locale === current ? 1 : 0,
    available: available.includes(locale) ? 1 : 0,
  }))

export const typo3Page = (
  locale: Locale,
  { canonical = '', image = '', available = LOCALES as readonly Locale[] },
) => ({
  id: 1,
  type: 'Standard',
  slug: '/',
  seo: { title: 'x', link: canonical ? [{ rel: 'canonical', href: canonical }] : [] },
  content: { colPos0: [{ id: 1, type: 'image', content: { gallery: { rows: { 1: { publicUrl: image } } } } }] },
  i18n: languagesOf(locale, available),
})

/** The home page's menu: an entry for each title. */
export const typo3Menu = (locale: Locale, link = `/${locale}/`, titles: readonly string[] = ['y']) => ({
  // Of our package.
  navigationAreas: {
    main: titles.map((title, index) => ({ title, link: `${link}${index === 0 ? 'kontakt' : `seite-${index}`}` })),
    footerleft: [],
    footerright: [],
  },
  navigation: [
    {
      title: 'x',
      link,
      children: titles.map((title, index) => ({
        title,
        link: `${link}${index === 0 ? 'kontakt' : `seite-${index}`}`,
        hasSubpages: 0,
      })),
    },
  ],
  i18n: languagesOf(locale, LOCALES),
})

export const MISSING_PAGE = 'profilwerk-doctor-asks-for-a-page-that-does-not-exist'

/** Responses of a TYPO3 13.4 with EXT:headless set up for the site, as the doctor requests them. */
export const healthyTypo3 = (url: string, publicUrl: string): Replies => ({
  'GET /': { json: { redirectUrl: '/de/', statusCode: 307 } },
  'HEAD /fileadmin/a.png': {},
  'GET /de': { json: typo3Page('de', { canonical: `${publicUrl}/de/`, image: `${url}/fileadmin/a.png` }) },
  ...Object.fromEntries(LOCALES.map((locale) => [`GET /${locale}?type=834`, { json: typo3Menu(locale) }])),
  ...Object.fromEntries(
    LOCALES.map((locale) => [`GET /${locale}/${MISSING_PAGE}`, { status: 404, json: typo3Page(locale, {}) }]),
  ),
})
