import { type UIMatch, useLocation, useMatches, useRouteError } from 'react-router'
import { CAMPAIGN_PARAMETER } from '#contracts/campaign-parameter.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { localeOfPath } from '#web/i18n/locale.ts'
import { knownError } from '#web/app/known-error.ts'
import { type Alternates, isAlternates, paths, samePath } from '#web/app/paths.ts'
import { pageHandle } from '#web/app/route-handle.ts'

export interface PageLanguages {
  /** Languages in which the page exists, for search engines. */
  alternates: Alternates
  /** Targets of the language switch. */
  addresses: Record<Locale, string>
}

/** The current page in the languages of the site. */
export function usePageLanguages(): PageLanguages {
  const { pathname, search } = useLocation()
  const { alternates } = knownError(useRouteError())
  return pageLanguages({ pathname, search }, useMatches(), alternates)
}

/**
 * A page in the languages of the site. In a language without the page, the switch leads from the shop to its
 * categories. From a content page it leads to the explaining 404 page. If no data could be read, as on an error page,
 * it leads to the home page. It never leads to an unverified address. Filters and the chosen variant have the same
 * parameters in every language, so a category and a product keep them. A filtered list of the content system and the
 * link of a mail keep them, too.
 * @param elsewhere addresses of a page that is missing in this language.
 */
export function pageLanguages(
  { pathname, search = '' }: { pathname: string; search?: string },
  matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[],
  elsewhere: Alternates = {},
): PageLanguages {
  const own = localeOfPath(pathname)
  const rule = pageHandle(matches)?.otherLanguages
  const same = perLocale((locale) => samePath(pathname, locale))
  const read = matches.map(({ loaderData }) => alternatesOf(loaderData)).findLast((found) => found !== undefined)
  const alternates = read ?? (rule === 'same path' || rule === 'same address' ? same : elsewhere)
  const otherwise = (locale: Locale): string => {
    if (locale === own) return pathname
    if (rule === 'category root') return paths.category(locale)
    return read ? same[locale] : paths.home(locale)
  }
  const kept = rule === undefined || rule === 'same path' ? '' : withoutCampaign(search)
  const here = (address: string | undefined) => address && address + kept
  return { alternates, addresses: perLocale((locale) => here(alternates[locale]) ?? otherwise(locale)) }
}

/** The page may be stored for all visitors, so its links must not have the campaign of its first one. */
function withoutCampaign(search: string): string {
  const names = [...new URLSearchParams(search).keys()]
  if (!names.some((name) => CAMPAIGN_PARAMETER.test(name))) return search
  const query = new URLSearchParams(search)
  for (const name of names) if (CAMPAIGN_PARAMETER.test(name)) query.delete(name)
  return query.size > 0 ? `?${query.toString()}` : ''
}

const alternatesOf = (loaderData: unknown): Alternates | undefined =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'alternates' in loaderData &&
  isAlternates(loaderData.alternates)
    ? loaderData.alternates
    : undefined
