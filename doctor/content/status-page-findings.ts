import { languageTag, type Locale } from '#contracts/locales.ts'
import type { Answer } from '#doctor/ask.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import { pageFactsSchema, type SiteLanguage } from './content-facts.ts'

type StatusPage = 'fine' | 'none' | 'untranslated' | 'found'

const isLanguage = (locale: Locale, { twoLetterIsoCode, hreflang }: SiteLanguage): boolean =>
  twoLetterIsoCode === languageTag(locale) || hreflang?.split('-')[0] === languageTag(locale)

/** The response of a TYPO3 for an address that does not exist. */
function readStatusPage(locale: Locale, { status, json }: Answer): StatusPage {
  if (status < 400) return 'found'
  // A TYPO3 cannot make its 404 page in a language without a translation of it.
  if (status >= 500) return 'untranslated'
  const page = pageFactsSchema.safeParse(json).data
  if (page?.content === undefined) return 'none'
  const own = page.i18n?.find((language) => isLanguage(locale, language))
  return own?.available === 0 ? 'untranslated' : 'fine'
}

/**
 *
 * @param answers responses for an address that does not exist, in each locale of the TYPO3
 */
export function statusPageFindings(answers: ReadonlyMap<Locale, Answer>): Finding[] {
  const pages = [...answers].map(([locale, answer]) => ({ locale, kind: readStatusPage(locale, answer) }))
  const localesOf = (kind: StatusPage) => pages.filter((page) => page.kind === kind).map(({ locale }) => locale)
  const [found, untranslated, none] = [localesOf('found'), localesOf('untranslated'), localesOf('none')]
  return [
    ...(found.length > 0
      ? [
          errorOf(
            `The TYPO3 answers 200 for a page that does not exist, in ${found.join(', ')}.`,
            'Let its error handling show the page with its status: site configuration, errorHandling, errorHandler Page for 404.',
          ),
        ]
      : []),
    ...(untranslated.length > 0
      ? [
          errorOf(
            `The 404 page of the TYPO3 is not translated to ${untranslated.join(', ')}: there it fails, or shows the wrong language.`,
            'Translate the page that errorHandling names for 404 in the site configuration of the TYPO3.',
          ),
        ]
      : []),
    ...(none.length > 0
      ? [
          warningOf(
            `The TYPO3 has no 404 page in ${none.join(', ')}, so the site shows its own short text.`,
            'Make one and name it in the site configuration of the TYPO3: errorHandling, errorHandler Page for 404.',
          ),
        ]
      : []),
  ]
}
