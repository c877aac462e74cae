import { useLocation, useMatches } from 'react-router'
import { LOCALES, type Locale } from '#contracts/locales.ts'

/** Addresses of one page in the languages in which it exists. A loader returns them as `alternates`. */
export type Alternates = Partial<Record<Locale, string>>

/**
 * The languages of the current page: as its loader says, or the same path where the page is the same in every
 * language (cart, checkout).
 */
export function useAlternates(): Alternates {
  const { pathname } = useLocation()
  const matches = useMatches()
  const given = matches
    .map(({ loaderData }) => alternatesOf(loaderData))
    .findLast((alternates) => alternates !== undefined)
  return given ?? Object.fromEntries(LOCALES.map((locale) => [locale, samePath(pathname, locale)]))
}

export const samePath = (pathname: string, locale: Locale): string => pathname.replace(/^\/[^/]+/, `/${locale}`)

const alternatesOf = (loaderData: unknown): Alternates | undefined =>
  typeof loaderData === 'object' && loaderData !== null && 'alternates' in loaderData
    ? (loaderData.alternates as Alternates)
    : undefined
